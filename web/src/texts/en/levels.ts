// How strong the bots of a new table play, and how long a move takes.
export const levels = {
  "level.beginner": "A friendly start: often throws the second best card, and thinks of the own hand only.",
  "level.casual": "Plays along: now and then another throw would have been better.",
  "level.simple": "Takes what helps now, and lays down or knocks at the first chance.",
  "level.club": "Counts the cards it has seen and weighs every throw.",
  "level.fast": "Plays every choice out in imagined rounds, and plays for the match.",
  "level.strongest": "Imagines ten times as many rounds. There is no stronger one here.",
  "level.time.beginner": "moves at once",
  "level.time.casual": "moves at once",
  "level.time.simple": "moves at once",
  "level.time.club": "moves at once",
  "level.time.fast": "a hundredth of a second a move",
  "level.time.strongest": "up to a second a move",
  "level.of": "Strength {n} of {of}",
} as const;
