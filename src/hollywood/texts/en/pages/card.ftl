# Cards in words.

card-name = { $rank } of { $suit }
card-joker = Joker
card-back = Face-down card
card-rank-A = Ace
card-rank-2 = Two
card-rank-3 = Three
card-rank-4 = Four
card-rank-5 = Five
card-rank-6 = Six
card-rank-7 = Seven
card-rank-8 = Eight
card-rank-9 = Nine
card-rank-T = Ten
card-rank-J = Jack
card-rank-Q = Queen
card-rank-K = King
card-suit-c = clubs
card-suit-d = diamonds
card-suit-h = hearts
card-suit-s = spades
