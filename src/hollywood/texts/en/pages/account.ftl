# The account page: guest or account, sign-in, your data.

account-title = Account
account-guest = You play as a guest. Everything works without an account. With one, you can get to your games from any device.
account-nobody = You have no name here yet. You get one when you first sit down.
account-signed-in = You are signed in as { $login }.
account-name = Name at the table
account-name-help = 1 to 24 characters. Everybody can see it.
account-name-saved = You now play as { $name }.
account-have = I have an account
account-want = I want an account
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
