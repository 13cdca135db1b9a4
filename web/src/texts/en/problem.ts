// Problems that the server names by a code. In English its own words are shown; these stand for them
// in the other languages, where they cannot tell the particulars.
export const problem = {
  "problem.login_taken": "This login is taken: choose another.",
  "problem.no_password": "A guest has no password: make an account first.",
  "problem.no_person": "Take a seat first: choose a name, or sign in.",
  "problem.not_found": "There is nothing at this address.",
  "problem.forged": "This page is out of date: load it again.",
  "problem.origin": "This can only be done from the pages of the house.",
  "problem.wrong_login": "This login and password do not go together.",
  "problem.wrong_password": "This is not the password of your account.",
  "problem.too_many": "That was too often: wait a little.",
  "problem.many_tries":
    "Many passwords were tried at this login: try again in five minutes. A device where you have signed in before need not wait.",
  "problem.too_many_sockets": "Too many tables are open at once: close one.",
  "problem.unavailable": "Nothing was changed: it cannot be written down now. Try again.",
  "problem.defect": "Something went wrong on our side; it is noted.",
} as const;
