# The account page: guest or account, sign-in, your data.

account-title = Account
account-guest = You play as a guest. Everything works without an account. With one, you can get to your games from any device.
account-nobody = You have no name here yet. You get one when you first sit down.
account-signed-in = You are signed in as { $login }.
account-name = Name at the table
account-name-help = 1 to 24 characters. Everybody can see it.
account-name-saved = You now play as { $name }.
account-have = Sign in
account-want = New account
account-tabs = Sign in or register
account-login = Login
account-login-help = 3 to 40 letters, digits, dots, hyphens or underscores.
account-password = Password
account-password-help = At least 8 characters.
account-sign-in = Sign in
account-register = Create account
account-registered = Your account is ready. Your games are in it.
account-welcome = Welcome back, { $name }.
account-sign-out = Sign out
account-signed-out = You are signed out.
account-change = Change password
account-old = Old password
account-new = New password
account-changed = Your password is changed. You are signed out everywhere else.
account-holiday = Vacation
account-holiday-help = While you are on vacation, your clock stands still at tables with days for a turn. The others can see it. The time for May-I calls goes on: before you go, choose what the table calls for you.
account-holiday-days =
    { $n ->
        [one] You have { $n } day of vacation left this year.
       *[other] You have { $n } days of vacation left this year.
    }
account-holiday-on = You are on vacation until { $until }.
account-holiday-planned = Your vacation is from { $from } to { $until }.
account-holiday-from = First day
account-holiday-to = Last day
account-holiday-take = Take a vacation
account-holiday-change = Change it
account-holiday-back = I am back
account-holiday-drop = Cancel the vacation
account-holiday-taken = Your vacation is saved.
account-holiday-ended = Welcome back. Your clocks are running again.
account-data = Your data
account-export = Download it
account-export-help = Everything we keep about you, in one file.
account-delete = Delete everything
account-delete-help = This deletes your name, login, statistics and settings. Other players' matches stay, without your name.
account-delete-ask = Delete everything we keep about you?
account-delete-password = Your password, to be sure
account-delete-do = Delete for good
account-deleted = Everything we kept about you is deleted.
account-security = Signing in
account-code = Recovery code
account-code-help = One of the codes you printed or copied. It works once.
account-code-use = Use a recovery code
account-code-not = Use the password
account-recovered = You signed in with a recovery code, which is used up. Set a new password or add a passkey now.
account-seen = I have seen this
account-set = Set a password
account-keys = Passkeys
account-keys-help = With a passkey you sign in by finger, face or PIN, without typing anything.
account-keys-none = Passkeys work only where this site has an address with https, or at localhost.
account-keys-sign-in = Sign in with a passkey
account-keys-register = Create account with a passkey
account-keys-register-help = Or use a passkey instead of a password. You need only the login.
account-keys-add = Add a passkey
account-keys-make = Make it
account-keys-added = Your passkey is saved.
account-keys-again = Your device asks you for your passkey first.
account-keys-name = Name of the passkey
account-keys-name-help = For your list. For example: My phone.
account-keys-unused = not used yet
account-keys-used = last used { $when }
account-keys-rename = Rename
account-keys-rename-name = Rename { $name }
account-keys-drop = Remove { $name }
account-keys-drop-do = Remove
account-keys-drop-help = Nobody can sign in with this passkey any more. Remove it from your device too.
account-codes = Recovery codes
account-codes-help = If you lose your password and your passkeys, each code lets you in once. Keep them on paper.
account-codes-once = These codes are shown only now. Print or copy them.
account-codes-copy = Copy
account-codes-print = Print
account-codes-done = I have kept them
account-codes-copied = The codes are copied.
account-codes-not-copied = The codes could not be copied. Print them or write them down.
account-codes-make = Make ten codes
account-codes-replace = Make ten new codes
account-codes-void = You get ten new codes. Earlier ones are void then.
account-sessions = Where you are signed in
account-sessions-unknown = A browser
account-sessions-new = new
account-sessions-since = since { $when }
account-sessions-end = Sign out there
account-sessions-end-name = Sign out there: { $name }
account-wrong =
    { $n ->
        [one] Since your last visit somebody tried one wrong password. It was on { $when }.
       *[other] Since your last visit somebody tried { $n } wrong passwords. The last one was on { $when }.
    }
account-strange =
    { $n ->
        [one] There is a new sign-in since your last visit. If it was not you, sign out there and change your password.
       *[other] There are { $n } new sign-ins since your last visit. If they were not yours, sign out there and change your password.
    }
account-codes-left =
    { $n ->
        [0] You have no codes.
        [one] You have one code left.
       *[other] You have { $n } codes left.
    }
account-muted = People you mute
account-muted-help = You read nothing of what they say, at any table.
account-unmute = Unmute
account-unmute-name = Unmute { $name }
