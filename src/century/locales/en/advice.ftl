# Advice: why an action is good, the plan of a turn, and the headings of the terminal.

why-now = It claims { $card } in this turn: { points } for { $cost }.
    .seen = It claims { points } for { $cost } in this turn.
why-later = { $turns ->
    [one] Expected in your next turn: { $card }, { points } for { $cost }.
   *[other] Expected within { $turns } turns: { $card }, { points } for { $cost }.
}
    .seen = { $turns ->
        [one] Expected in your next turn: { points } for { $cost }.
       *[other] Expected within { $turns } turns: { points } for { $cost }.
    }
why-pays = After this turn you hold the price of { $card }: { points } for { $cost }.
    .seen = After this turn you hold the price of the card with { points }: { $cost }.
why-towards = It works towards { $card }: { points } for { $cost }.
    .seen = It works towards { points } for { $cost }.
why-rival = Before your next turn seat { $seat } is expected to claim { $card }: { points } for { $cost }.
    .seen = Before your next turn { $player } is expected to claim { points } for { $cost }.
why-better = { $percent ->
    [one] Its chance to win is { $percent } percentage point higher than that of { $action }.
   *[other] Its chance to win is { $percent } percentage points higher than that of { $action }.
}
    .seen = { $percent ->
        [one] Its chance to win is { $percent } percentage point higher than that of the second.
       *[other] Its chance to win is { $percent } percentage points higher than that of the second.
    }
why-close = { $action } is about as good.
    .seen = The second is about as good.
why-seldom = { $action } ({ $place }.) shows a greater chance, but was tried too seldom to be trusted.
    .seen = Number { $place } shows a greater chance, but was tried too seldom to be trusted.
why-points = { $action } ({ $place }.) shows a greater chance, but a smaller lead in points.
    .seen = Number { $place } shows a greater chance, but a smaller lead in points.

# Cubes of a plan that go the same way.
plan-place = Pay { $cubes }
plan-upgrade = Upgrade { $cubes }
plan-discard = Return { $cubes }
plan-spend = Spend { $cubes } on the trading post

advise-head = { $column ->
    [action] action
    [does] what it does
    [chance] to win
    [score] score
   *[share] tried
}
advise-seat = Seat { $seat } decides. { $simulations } simulations.
advise-line = Expected: { $line }
