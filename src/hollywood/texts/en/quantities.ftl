# Numbers and counted things. Each message here is also a function: CARDS($n) in another text is this
# file's `cards` with that number. A language with cases or genders asks for a form: CARDS($n, form: "dative")
# gives that $form to `cards`; it is "plain" where none is asked for.

# A number as a book writes it: small ones in words.
spell =
    { $n ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $n }
    }
ordinal =
    { $n ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
        [11] eleventh
        [12] twelfth
       *[other] { $n }th
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cards =
    { $n ->
        [one] one card
       *[other] { SPELL($n) } cards
    }
packs =
    { $n ->
        [one] one pack
       *[other] { SPELL($n) } packs
    }
boxes =
    { $n ->
        [one] one box
       *[other] { SPELL($n) } boxes
    }

# A rank by its letter; jokers are XX.
rank =
    { $n ->
        [A] ace
        [T] ten
        [J] jack
        [Q] queen
        [K] king
        [XX] joker
       *[other] { $n }
    }
ranks =
    { $n ->
        [A] aces
        [T] tens
        [J] jacks
        [Q] queens
        [K] kings
        [XX] jokers
       *[other] { $n }s
    }
