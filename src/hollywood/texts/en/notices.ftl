# Notices on a person's devices and by mail, about a table that waits for them.

notice-title-your_turn = It is your turn
notice-title-your_call = May I? A discard is on offer
notice-title-reminder = Your time runs out soon
notice-title-nudge = { $name } is waiting for you
notice-title-match_over = The match is over
notice-title-won = You have won the match
notice-title-deal = The next hand can be dealt
notice-body = { $game } with { $others }
notice-left-hours = { $game } with { $others }. { $n ->
        [one] { $n } hour left
       *[other] { $n } hours left
    }
notice-left-days = { $game } with { $others }. { $n ->
        [one] { $n } day left
       *[other] { $n } days left
    }
notice-left-soon = { $game } with { $others }. Less than an hour left
notice-off = No notices here
mail-notice = { $body }. Go to the table: { $link }
mail-off = You get this mail because you asked for it. No more mails: { $link }
mail-confirm-subject = Do you want mails when it is your turn?
mail-confirm = Somebody at { $site } wants to get mails at this address when it is their turn at a card table. Was that you? Then open this link: { $link }
mail-confirm-not = It was not you? Then do nothing. You get no more mails.
