// The board of a lesson and of a record.
export const board = {
  "board.you": "You",
  "board.stock": "Stock",
  "board.pile": "Discard pile",
  "board.top": "{label}: {card} on top, {n} cards",
  "board.count": "{label}: {n} cards",
  "board.hand": "{name}’s hand",
  "board.cards": { one: "{n} card", other: "{n} cards" },
  "board.meld": "{name}’s meld: {cards}",
  "board.dealer": "dealer",
  "board.down": "has laid down",
  "board.deadwood": "deadwood {n}",
  "board.penalty": { one: "{n} point", other: "{n} points" },
  "board.new": "new",
} as const;
