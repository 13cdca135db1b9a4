// Why something may not be done, by the code of the reason. The server says it in English itself.
// A text may use a placeholder only if every place that shows it gives a value for it.

const house = {
  "why.nobody": "Du bist noch niemand an diesem Tisch; setz dich, dann kannst du spielen.",
  "why.not_seated": "Du hast an diesem Tisch keinen Platz; du siehst zu.",
  "why.seated": "Du sitzt schon an diesem Tisch.",
  "why.seat_taken": "Dieser Platz ist nicht frei; wähle einen anderen.",
  "why.table_full": "Alle Plätze sind besetzt; du kannst zusehen.",
  "why.no_bot_there": "Dort sitzt kein Bot.",
  "why.no_such_bot": "Diesen Bot gibt es für dieses Spiel nicht.",
  "why.match_begun": "Die Partie hat begonnen; ihre Plätze sind vergeben.",
  "why.not_begun": "Die Partie hat noch nicht begonnen; es sind noch Plätze frei.",
  "why.match_over": "Die Partie ist aus.",
  "why.not_over": "Die Partie ist noch nicht aus.",
  "why.in_play": "Diese Runde läuft noch; die nächste kann noch nicht gegeben werden.",
  "why.no_round": "Für dich läuft gerade keine Runde; warte auf das nächste Geben.",
  "why.sits_out": "Diese Runde setzt du aus.",
  "why.stale": "Der Tisch hat sich verändert, seit du dich entschieden hast. Sieh noch einmal hin; es ist nichts geschehen.",
  "why.stood_in": "Ein Bot spielt für dich; nimm erst deinen Platz wieder ein.",
  "why.be_patient": "Noch etwas Geduld; der Spieler kommt vielleicht zurück.",
  "why.not_absent": "Auf diesen Spieler wartet der Tisch gar nicht.",
  "why.no_claim": "Beanspruchen lässt sich eine Partie nur vom einzigen Gegenspieler; lass einen Bot vertreten.",
  "why.own_seat": "Das ist dein eigener Platz.",
  "why.malformed": "Das ist in diesem Spiel kein Zug.",
} as const;

const gin = {
  "why.spectator": "Du siehst nur zu.",
  "why.round_over": "Die Runde ist aus; warte auf das nächste Geben.",
  "why.not_your_turn": "Du bist nicht am Zug.",
  "why.other_game": "Das ist kein Zug in diesem Spiel.",
  "why.upcard_first": "Erst geht es um die offene Karte: nimm sie oder passe.",
  "why.draw_first": "Du hast noch nicht gezogen.",
  "why.already_drew": "Deine Karte für diesen Zug hast du schon.",
  "why.nothing_to_pass": "Jetzt gibt es nichts, worauf du passen kannst.",
  "why.stock_only": "Beide haben auf die offene Karte gepasst: zieh vom Stapel.",
  "why.card_not_held": "Diese Karte hältst du nicht.",
  "why.taken_card": "Diese Karte hast du eben von der Ablage genommen; wirf eine andere ab.",
  "why.wrong_melds": "Diese Meldungen gehen so nicht.",
  "why.too_much_deadwood": "Zu viel Deadwood zum Klopfen.",
  "why.not_gin": "Für Gin darf kein Deadwood bleiben.",
  "why.no_big_gin": "An diesem Tisch gibt es kein Big Gin.",
  "why.not_big_gin": "Für Big Gin müssen alle deine Karten in Meldungen liegen.",
  "why.no_knock_yet": "Noch hat niemand geklopft.",
  "why.after_the_knock": "Das Klopfen hat das Spiel beendet.",
  "why.no_layoffs": "An diesem Tisch wird nicht angelegt.",
  "why.no_layoffs_on_gin": "An Gin darf nichts angelegt werden.",
  "why.no_such_meld": "Diese Meldung gibt es nicht.",
  "why.does_not_fit": "Keine deiner Karten passt an diese Meldungen.",
  "why.show_first": "Du beendest die Runde, indem du deine Hand zeigst.",
  "why.already_shown": "Deine Hand liegt schon offen.",
  "why.last_discard_only": "Der Stapel ist zu Ende: nimm die letzte Karte der Ablage, um zu klopfen, oder passe.",
  "why.last_discard_knock": "Auch mit dieser Karte kannst du nicht klopfen; die letzte darf nur dafür genommen werden.",
  "why.must_knock": "Du hast die letzte Karte genommen, um zu klopfen; das musst du nun tun.",
} as const;

const contract = {} as const;

export const why: Readonly<Record<string, string>> = { ...house, ...gin, ...contract };
