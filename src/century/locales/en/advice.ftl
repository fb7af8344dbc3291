# Advice: why an action is good, and the headings of the terminal.

why-now = It takes { $card } now, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .seen = It takes a card now, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-later = It prepares { $card }, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, in { $turns ->
    [one] { $turns } more turn
   *[other] { $turns } more turns
}.
    .seen = It prepares a card, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, in { $turns ->
        [one] { $turns } more turn
       *[other] { $turns } more turns
    }.
why-rival = Seat { $seat } is expected to take { $card } before that.
    .seen = { $player } is expected to take a card before that.
why-better = It wins { $percent } % more often than { $action }.
    .seen = It wins { $percent } % more often than the second.
why-close = { $action } is about as good.
    .seen = The second is about as good.
advise-head = { $column ->
    [action] action
    [does] what it does
    [chance] to win
    [score] score
   *[share] tried
}
advise-seat = Seat { $seat } decides. { $simulations } simulations.
advise-line = Expected: { $line }
