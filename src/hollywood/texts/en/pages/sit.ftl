# Sitting down, the seat on another device, and the tools of the host. It is loaded with these parts.

sit-name = What are you called?
sit-nameHelp = Leave it empty, and we make up a name for you.
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
sit-noClock = Nobody is in a hurry: a turn has no clock.
sit-live =
    { $n ->
        [one] A turn has { $n } second.
       *[other] A turn has { $n } seconds.
    }
sit-days =
    { $n ->
        [one] A turn has { $n } day.
       *[other] A turn has { $n } days.
    }
sit-rated = This match counts for the ratings.
sit-invite = Invite the others
sit-qrName = QR code that opens this table
sit-qrHelp = Point the camera of a phone at it.
sit-freed = You no longer have this seat. If one is free, you can sit down again.
sit-elsewhere = Do you sit here on another device?
sit-take = Take your seat over
sit-takeTitle = Take your seat over
sit-takeHelp = On the other device, open the menu at the table and choose “Play on another device”. It shows a code.
sit-code = Code
sit-taken = You play on this device now.
sit-moveHelp = Scan this on the other device. Or open the link to this table there, choose “Take your seat over”, and type the code.
sit-moveQr = QR code that takes your seat over on another device
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
sit-pauseHelp = No clock runs and nobody can move until you go on, for ten minutes at most.
sit-resume = Go on
sit-out = Let out
sit-outName = Let { $name } out
sit-outHelp = A bot plays on for somebody you let out. Who is there is asked first. The seat stays theirs, and they can take it back.
sit-freeHelp = Somebody you let out leaves the seat to others.
sit-outAsked = { $name } is asked, and has a minute to answer.
sit-outRated = In a rated match nobody can be let out, and there are no pauses.
sit-outDays = With days for a turn there are no pauses, and only the clock decides about absent people.
