# Les cartes en toutes lettres. Sans article ni majuscule, comme on les annonce : « il défausse dame de pique ».

card-name = { $rank } de { $suit }
card-joker = joker
card-back = carte face cachée
card-rank-A = as
card-rank-2 = deux
card-rank-3 = trois
card-rank-4 = quatre
card-rank-5 = cinq
card-rank-6 = six
card-rank-7 = sept
card-rank-8 = huit
card-rank-9 = neuf
card-rank-T = dix
card-rank-J = valet
card-rank-Q = dame
card-rank-K = roi
card-suit-c = trèfle
card-suit-d = carreau
card-suit-h = cœur
card-suit-s = pique
