# Sitting down, the seat on another device, and the tools of the host. Loaded with the parts that show them.

sit-name = What are you called?
sit-nameHelp = Leave it empty, and we will make up a name for you.
sit-do = Sit down
sit-game = What is played
sit-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
sit-house = House rules
sit-houseNone = Played by the usual rules of this game.
sit-rules = All the rules
sit-noClock = No hurry: turns have no clock.
sit-live =
    { $n ->
        [one] You have { $n } second for a turn.
       *[other] You have { $n } seconds for a turn.
    }
sit-days =
    { $n ->
        [one] You have { $n } day for a turn.
       *[other] You have { $n } days for a turn.
    }
sit-rated = This match counts for the ratings.
sit-invite = Invite the others
sit-qrName = QR code that opens this table
sit-qrHelp = Point the camera of a phone at it.
sit-freed = You no longer have this seat. If one is free, you can sit down again.
sit-elsewhere = Are you sitting here on another device?
sit-take = Take over your seat
sit-takeTitle = Take over your seat
sit-takeHelp = On the other device, open the menu at the table and choose “Play on another device”. It shows a code.
sit-code = Code
sit-taken = You play on this device now.
sit-moveHelp = Scan this on the other device. Or open the link to this table there, choose “Take over your seat”, and type the code.
sit-moveQr = QR code that takes over your seat on another device
sit-moveLasts =
    { $n ->
        [one] The code works once, for { $n } minute.
       *[other] The code works once, for { $n } minutes.
    }
sit-moveAgain = Make a new code
sit-here = Play here again
sit-host = Host
sit-hostHelp = The host can pause the match and let somebody out.
sit-nudge = Nudge
sit-nudgeName = Nudge { $name }
sit-nudgeDone = { $name } was nudged.
sit-pause = Pause the match
sit-pauseHelp = The clocks stop and nobody can move until you go on, for ten minutes at most.
sit-resume = Go on
sit-out = Let out
sit-outName = Let { $name } out
sit-outHelp = If you let somebody out, a bot plays on for them. People at the table are asked first. They keep their seat and can take it back.
sit-freeHelp = If you let somebody out, their seat is free for others.
sit-outAsked = { $name } is asked, and has a minute to answer.
sit-outRated = A rated match has no pauses, and nobody can be let out.
sit-outDays = A match with days for a turn has no pauses, and only the clock decides about absent players.
sit-mute = Mute
sit-muteName = Mute { $name }
sit-unmute = Unmute
sit-unmuteName = Unmute { $name }
sit-chatOpen = Chat is open
sit-doorsOpen = Spectators may watch
sit-doorsHelp = If not, those who watch are sent away once every seat is taken.
sit-spectators = Spectators
sit-sendOff = Ask to leave
sit-sendOffName = Ask { $name } to leave
sit-noName = Somebody without a name
