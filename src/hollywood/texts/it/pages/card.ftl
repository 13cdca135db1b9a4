# Le carte a parole.

card-name = { $rank } di { $suit }
card-joker = jolly
card-back = Carta coperta
card-rank-A = asso
card-rank-2 = due
card-rank-3 = tre
card-rank-4 = quattro
card-rank-5 = cinque
card-rank-6 = sei
card-rank-7 = sette
card-rank-8 = otto
card-rank-9 = nove
card-rank-T = dieci
card-rank-J = fante
card-rank-Q = regina
card-rank-K = re
card-suit-c = fiori
card-suit-d = quadri
card-suit-h = cuori
card-suit-s = picche
