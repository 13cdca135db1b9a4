# Was jede Einstellung der Regeln entscheidet, in einer Zeile, und welche Werte sie haben darf.

allowed-whole = eine ganze Zahl von { $low } bis { $high }
allowed-flag = true (ja) oder false (nein)
allowed-maybe = none (nichts) oder { $values }
allowed-list = eine Liste aus { $fewest } bis { $most } Einträgen, jeder { $values }
allowed-distinct = eine Liste aus { $fewest } bis { $most } verschiedenen Einträgen, jeder { $values }
allowed-part = eine Gruppe aus den Einstellungen { $names }
allowed-switch = an oder aus
allowed-contract = ein bis fünf aus S (Satz) und R (Folge), mit besonderen Längen, wie SSR oder S3R7
allowed-points = Punkte für jeden Rang genau einmal, wie { $example }
setting-refused = { $name } kann nicht { $value } sein: { $allowed }

## Gin.

about-gin-family = die Art des Spiels
about-gin-players = wie viele Leute am Tisch sitzen
about-gin-form = wer gegen wen spielt: zwei Spieler; drei, von denen einer aussetzt; Partner an mehreren Tischen
about-gin-decks = wie viele Kartenspiele zu 52 Karten im Spiel sind
about-gin-hand_size = wie viele Karten jeder bekommt
about-gin-set_sizes = wie viele Karten eines Rangs ein Satz sind
about-gin-run_min = die kürzeste Folge
about-gin-run_suits = müssen alle Karten einer Folge eine Farbe haben
about-gin-ace = Asse in Folgen: nur unter der Zwei; auch über dem König; auch zwischen König und Zwei
about-gin-ace_points = was ein Ass als Deadwood zählt
about-gin-face_points = was Bube, Dame oder König als Deadwood zählen
about-gin-first_dealer = wer zuerst gibt
about-gin-next_dealer = wer nach einer gewonnenen Runde gibt
about-gin-dealer_after_draw = wer nach einer toten Runde gibt
about-gin-upcard_option = wird die offene Karte erst dem Nichtgeber, dann dem Geber angeboten
about-gin-both_pass = wie der Nichtgeber beginnt, wenn beide auf die offene Karte gepasst haben
about-gin-rediscard_taken = darf eine Karte in dem Zug abgeworfen werden, in dem sie genommen wurde
about-gin-knock_limit = das höchste Deadwood, mit dem man klopfen darf; 0: nur Gin
about-gin-knock_discard = ob der Abwurf beim Klopfen offen oder verdeckt liegt
about-gin-oklahoma = bestimmt die erste offene Karte die Grenze zum Klopfen
about-gin-oklahoma_ace = welche Grenze ein Ass als offene Karte in Oklahoma setzt
about-gin-spade_doubles = verdoppelt Pik als offene Karte in Oklahoma die Punkte der Runde
about-gin-multiplier = womit die Punkte jeder Runde malgenommen werden
about-gin-layoff = darf der andere nach dem Klopfen anlegen
about-gin-layoff_on_gin = darf an Gin angelegt werden
about-gin-knocker_layoff = darf auch der anlegen, der geklopft hat
about-gin-gin_bonus = Punkte für Gin, zum Deadwood des anderen dazu
about-gin-gin_bonus_allowed = welche Gin-Prämien die Vorlage erlaubt; none: jede
about-gin-undercut_bonus = Punkte für das Unterbieten, zum Unterschied dazu
about-gin-undercut_on_tie = unterbietet gleiches Deadwood ein Klopfen
about-gin-gin_undercut = was mit Gin geschieht, wenn auch der andere kein Deadwood hat
about-gin-big_gin = Punkte für elf gemeldete Karten; none: kein Big Gin
about-gin-stock_floor = bei wie vielen Karten im Stapel eine Runde tot ist
about-gin-stock_end = darf am Ende des Stapels der letzte Abwurf noch zum Klopfen genommen werden
about-gin-turn_cap = nach wie vielen Zügen eine Runde ohne Gewinner endet
about-gin-scoring = mehrere Spiele zugleich oder eines
about-gin-games = wie viele Spalten der Block hat
about-gin-games_at_once = wie viele Spiele bei einer laufenden Serie zugleich offen sind; none: alle
about-gin-credit = was die nächste Spalte öffnet: die eigenen Siege, oder die gewonnenen Runden beider
about-gin-closed_entry = ein erster Eintrag, dessen Spiel schon aus ist: er geht ins nächste offene Spiel oder verfällt
about-gin-target = mit wie vielen Punkten ein Spiel endet
about-gin-series_end = wann die Partie aus ist
about-gin-overall = wer die Partie gewinnt: die meisten Spiele, nur alle Spiele oder die größere Abrechnung
about-gin-game_bonus = Punkte für ein gewonnenes Spiel
about-gin-shutout = was der Gewinner bekommt, wenn der andere in dem Spiel bei null blieb
about-gin-shutout-kind = diese Punkte statt der Spielprämie, dazu, oder die ganze Spalte doppelt
about-gin-shutout-points = die Punkte; unbenutzt, wenn die Spalte verdoppelt wird
about-gin-box_bonus = Punkte je gewonnene Runde, die nicht zum Ziel zählen
about-gin-gin_extra_boxes = zusätzliche Boxen für Gin und Big Gin
about-gin-undercut_extra_boxes = zusätzliche Boxen für das Unterbieten
about-gin-partners_extra_boxes = zusätzliche Boxen, wenn alle Partner einer Seite gewinnen
about-gin-doubled_boxes = zählen Boxen mehr in einer Runde, die doppelt zählt
about-gin-third_game_doubled = zählt die letzte Spalte doppelt
about-gin-sweep_doubled = zählt alles doppelt, wenn eine Seite alle Spiele gewinnt
about-gin-settlement = wer zahlt, und wie viel
about-gin-stake = Geld je Punkt, in Cent; 0: nur um Punkte
about-gin-rounding = auf dieses Vielfache werden die Punkte vor dem Zahlen gerundet

## Contract games.

about-contract-family = die Art des Spiels
about-contract-players = wie viele Leute am Tisch sitzen dürfen
about-contract-decks = wie viele Kartenspiele zu 52 Karten im Spiel sind
about-contract-jokers = wie viele Joker im Spiel sind
about-contract-deal = wie viele Karten jeder bekommt, Runde für Runde
about-contract-contracts = was auszulegen ist, Runde für Runde: S ein Satz, R eine Folge
about-contract-set_min = der kleinste Satz
about-contract-run_min = die kürzeste Folge
about-contract-wild = die wilden Karten; XX: Joker
about-contract-min_naturals_per_meld = wie viele Karten einer Meldung mindestens natürlich, also nicht wild sind
about-contract-more_wilds_than_naturals = darf eine Meldung mehr wilde als andere Karten haben
about-contract-wilds_side_by_side = dürfen wilde Karten in einer Folge nebeneinander liegen
about-contract-run_low = die niedrigste Karte einer Folge
about-contract-run_high = die höchste Karte einer Folge
about-contract-laydown = ausgelegt werden genau die Meldungen des Kontrakts, oder auch mehr derselben Arten, oder genau diese und keine länger als verlangt
about-contract-duplicate_rank_sets = dürfen zwei Sätze eines Kontrakts denselben Rang haben
about-contract-adjacent_same_suit_runs = dürfen zwei Folgen eines Kontrakts in einer Farbe aneinanderstoßen oder sich überschneiden
about-contract-run_gap = wie viele Ränge zwischen zwei Folgen einer Farbe liegen, wenn sie sich nicht berühren dürfen
about-contract-take_after_laying_down = darf man nach dem Auslegen noch Abwürfe nehmen
about-contract-layoff_requires_down = muss man ausgelegt haben, bevor man anlegt
about-contract-layoff_same_turn = darf man in dem Zug anlegen, in dem man auslegt
about-contract-layoff_targets = wo man anlegen darf
about-contract-displace_ace = darf eine natürliche Karte den Platz einer wilden einnehmen, und wohin kommt diese
about-contract-may_i = die Regeln von May-I; none: keine Rufe
about-contract-may_i-who = wer rufen darf: wer noch nicht ausgelegt hat, oder alle anderen
about-contract-may_i-when = bis wann man rufen darf
about-contract-may_i-per_turn = wie viele Rufe in einem Zug erlaubt werden können
about-contract-may_i-limit = wie viele Rufe einer in einer Runde bekommen kann
about-contract-may_i-max_cards = wie viele Karten man nach einem Ruf halten darf
about-contract-may_i-penalty_cards = wie viele Karten vom Stapel zum Abwurf dazukommen
about-contract-may_i-deny_forces_discard = muss den Abwurf nehmen, wer einen Ruf abgelehnt hat
about-contract-may_i-priority = wer die Karte bekommt: wer zuerst ruft (sonst im Uhrzeigersinn), oder der nächste im Uhrzeigersinn
about-contract-may_i-withdraw = lässt sich ein Ruf zurücknehmen
about-contract-may_i-counted = welche Rufe zur Grenze zählen
about-contract-may_i-after = was der Spieler am Zug ziehen darf, nachdem er einen Ruf erlaubt hat
about-contract-may_i_own_discard = darf man den eigenen Abwurf rufen
about-contract-go_out_without_discard = darf man ohne Abwurf ausgehen
about-contract-last_hand = die letzte Runde: alle Karten auf einmal, ohne Abwurf; oder wie die anderen
about-contract-points = was jede übrige Karte zählt
about-contract-out_in_one_turn = Punkte, die abgezogen werden, wenn man im selben Zug auslegt und ausgeht
about-contract-first_dealer = wer zuerst gibt
about-contract-next_dealer = wer die nächste Runde gibt
about-contract-winner = wer die Partie gewinnt
about-contract-total_tie = was geschieht, wenn mehrere die niedrigste Summe haben
about-contract-stock_exhausted = was geschieht, wenn der Stapel zu Ende ist
about-contract-rediscard_taken = darf eine Karte in dem Zug abgeworfen werden, in dem sie genommen wurde
about-contract-turn_cap = nach wie vielen Zügen eine Runde ohne Gewinner endet

## Einstellungen, die sich widersprechen, und solche, die sich nicht lesen lassen.

clash-form = players={ $players } widerspricht form={ $form }; das braucht { $seats } Spieler
clash-gin_bonus = gin_bonus kann nicht { $bonus } sein: diese Regeln kennen { $known } (gin_bonus_allowed)
clash-oklahoma = oklahoma=true widerspricht knock_limit=0: wo nur Gin zählt, setzt keine Karte eine Grenze
clash-spade_doubles = spade_doubles=true braucht oklahoma=true: nur dort zählt die offene Karte
clash-layoff = { $name }=true widerspricht layoff=false
clash-scoring = scoring={ $scoring } widerspricht games={ $games }: ein einzelnes Spiel ist eine Spalte
clash-one-game = { $name }=true widerspricht games=1: es braucht mehrere Spiele
clash-overall = overall=all_three widerspricht series_end=two_wins: wer nach zwei Spielen aufhört, gewinnt nie alle
clash-at-once = games_at_once={ $at_once } widerspricht games={ $games }: eine laufende Serie hat mehr Spiele, als zugleich offen sind
clash-running-two = games_at_once={ $at_once } widerspricht series_end=two_wins: eine laufende Serie geht, bis alle Spiele zu Ende sind
clash-running-doubled = games_at_once={ $at_once } widerspricht third_game_doubled=true: eine laufende Serie hat kein drittes Spiel, das doppelt zählt
clash-partners = partners_extra_boxes={ $n } widerspricht form={ $form }: das gewinnen nur Partner
clash-doubled-extra = doubled_boxes=extra braucht gin_extra_boxes oder undercut_extra_boxes: ohne zusätzliche Boxen verdoppelt es nichts
clash-none = { $name }=none widerspricht games={ $games }: nur ein einzelnes Spiel braucht nichts
clash-hands = deal hat { $deal } Runden, contracts aber { $contracts }: gib von beidem gleich viele
clash-pack = players={ $players } mit deal={ $deal } braucht { $needed } Karten; decks={ $decks } und jokers={ $jokers } geben { $cards }
clash-no-jokers = wild=XX braucht Joker im Spiel (jokers=0)
clash-tame-jokers = jokers={ $jokers } braucht sie wild: ein Joker ist sonst nichts (wild)
clash-contract-cards = Kontrakt { $contract } der Runde { $n } braucht { $least } Karten; deal={ $deal }, alle Rufe und ein Zug geben { $most }
clash-contract-run = Kontrakt { $contract } verlangt eine Folge von mehr als { $longest } Karten (run_low, run_high)
clash-last-hand = Kontrakt { $contract } der letzten Runde hat Platz für { $room } Karten; deal={ $deal } und ein Zug geben { $cards }, und alle müssen gemeldet werden (last_hand)
clash-least-naturals = laydown=least gibt dem Kontrakt { $contract } Meldungen mit weniger Karten als min_naturals_per_meld={ $naturals }
clash-least-last-hand = laydown=least legt für den Kontrakt { $contract } der letzten Runde { $least } Karten aus; deal={ $deal } und einmal Ziehen geben { $cards }, die alle ausgelegt werden müssen (last_hand)
clash-run_gap = run_gap={ $gap } braucht adjacent_same_suit_runs=false: Folgen, die sich berühren dürfen, brauchen keinen Abstand
clash-layoff_same_turn = layoff_same_turn=false braucht layoff_requires_down=true: wer anlegen darf, ohne ausgelegt zu haben, darf es in jedem Zug
setting-unread = die Einstellung { $setting } ist nicht zu lesen: schreib name=wert, wie target=150
setting-twice = { $name } ist zweimal gesetzt: einmal genügt
setting-off = { $name } ist aus: lass seine Einstellungen weg
setting-at-table = { $name } kann an einem Tisch nicht { $value } sein: { $allowed }
setting-players = { $n } Spieler gehen nicht: dieses Spiel ist für { $allowed }
setting-players-gin = { $n } Spieler gehen nicht: Gin ist für 2, 3, 4, 6 oder 8
