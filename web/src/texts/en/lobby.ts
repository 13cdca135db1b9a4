// Open tables, and tables to watch.
export const lobby = {
  "lobby.title": "Lobby",
  "lobby.lead": "Sit down where somebody waits, or open a table of your own.",
  "lobby.new": "Open a table",
  "lobby.open": "Waiting for players",
  "lobby.open.none": "Nobody waits at the moment. Open a table: whoever comes next sees it here.",
  "lobby.playing": "To watch",
  "lobby.playing.none": "No match with room for spectators is running.",
  "lobby.sit": "Sit down",
  "lobby.back": "Go on",
  "lobby.watch": "Watch",
  "lobby.filter": "Show",
  "lobby.filter.all": "All games",
  "lobby.fresh": "The list renews itself.",
  "lobby.count": { one: "{n} table", other: "{n} tables" },
} as const;
