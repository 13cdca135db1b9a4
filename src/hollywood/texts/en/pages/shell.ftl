# The frame of every page: header, footer, errors, and words used everywhere.

house-name = Hollywood
house-title = { $page } · Hollywood
nav-skip = Skip to content
nav-main = Main
nav-play = Play
nav-lobby = Lobby
nav-rules = Rules
nav-learn = Learn
nav-verify = Check a deal
nav-me = My games
nav-waiting =
    { $n ->
        [one] { $n } table is waiting for you
       *[other] { $n } tables are waiting for you
    }
nav-settings = Settings
nav-language = Language
nav-menu = Menu
nav-nobody = Guest
foot-promise = No coins, no ads, no account needed. Every deal can be checked.
page-loading = One moment …
page-failed = This page could not be loaded. You may be offline, or there may be a newer version.
page-reload = Reload
lost-title = Page not found
lost-words = There is no page at this address. Maybe the link was cut off.
lost-home = Home
error-offline = The server cannot be reached. Check your connection and try again.
error-garbled = The server’s answer was unreadable ({ $status }). Try again in a moment.
error-status = The server could not do this ({ $status }). Try again in a moment.
socket-left = You left the table before this was done.
socket-lost = The connection to the table is lost.
dialog-close = Close
notice-dismiss = Dismiss
notices-title = Notices
word-yes = Yes
word-no = No
word-cancel = Cancel
word-save = Save
word-none = none
word-more = { $line }; { $part }
word-told = { $what }: { $words }
word-you = you
