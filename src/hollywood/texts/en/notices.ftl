# Notices on a person's devices and by email, about a table that waits for them.

notice-title-your_turn = It is your turn
notice-title-your_call = May I? You can call for a discard
notice-title-reminder = Your time runs out soon
notice-title-nudge = { $name } is waiting for you
notice-title-match_over = The match is over
notice-title-rematch = You are invited to another match
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
notice-off = Stop notices here
mail-notice = { $body }. Go to the table: { $link }
mail-off = You get this email because you asked for it. To stop: { $link }
mail-confirm-subject = Do you want email when it is your turn?
mail-confirm = Somebody asked { $site } to send email to this address when a card table waits for them. If that was you, open this link: { $link }
mail-confirm-not = If it was not you, do nothing. You will get no more email.
