# Problems that the server names by a code. The English pages show the server's own words. The other
# languages translate these texts, which cannot include details.

problem-login_taken = This login is taken. Choose another.
problem-no_password = A guest has no password. Create an account first.
problem-no_account = A guest’s rules stay in the browser. Create an account first.
problem-guest_matches = A guest’s matches stay in the browser. Create an account first.
problem-bad_record = This is not the record of a finished match.
problem-rules_name = The name of the rules must be one line of visible characters.
problem-rules_too_long = These rules are too long to keep. Save them as a file.
problem-rules_too_many = An account keeps at most twenty sets of rules. Delete one first.
problem-no_person = You have no name here yet. Choose a name, or sign in.
problem-not_found = There is nothing at this address.
problem-forged = This page is out of date. Reload it.
problem-origin = You can do this only from the pages of this site.
problem-wrong_login = The login or the password is wrong.
problem-wrong_password = This is not your account’s password.
problem-holiday_over = A vacation must end after it begins and last at least an hour. Choose a later end.
problem-holiday_late = A vacation must begin within a year. Choose an earlier day.
problem-holiday_long = You do not have that much vacation left. Choose an earlier end.
problem-too_many = Too many requests. Wait a little.
problem-many_tries = Too many wrong passwords for this login. Try again in five minutes. A device where you have signed in before does not have to wait.
problem-too_many_open = You have tables that still wait for players. Get up at one of them first.
problem-too_many_sockets = You have too many tables open at once. Close one.
problem-unavailable = The server could not save this, so nothing changed. Try again.
problem-defect = Something went wrong on our side. We have logged it.
problem-endpoint = We cannot reach the service that this browser uses for notices.
problem-push_keys = This browser sent keys for notices that are not valid.
problem-zone = There is no such time zone.
problem-mail_address = This is not an email address. Write it like ann@cards.example.
problem-no_mail = This server sends no email.
problem-mail_failed = The email could not be sent. Try again later.
problem-link_old = This link is no longer valid. Ask for a new one.
problem-wrong_code = This code is wrong, used, or too old. Make a new one on the device where you sit.
problem-own_seat_here = You already have your own seat at this table. Use the code on another device.
