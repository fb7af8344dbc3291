# The arena: progress, and the table of who is how strong.

arena-playing = Playing
arena-interrupted = { $done } of { $games } games are finished and kept in { $file }; the same command goes on.
arena-kept = { $games ->
    [one] { $games } game, kept in { $file }
   *[other] { $games } games, kept in { $file }
}
arena-head = { $column ->
    [bot] bot
    [seats] seats
    [wins] wins (95 %)
    [rating] rating
    [score] score
    [seconds] ms
   *[faults] faults
}
arena-fault = { $kind ->
    [error] error
    [illegal] illegal
    [slow] slow
    [hung] hung
   *[crash] crash
}
arena-caption = { $games } games of { $rounds } rounds; ended by the round limit: { $limit }; ms: for a decision
arena-faults = { $bot }: { $fault }: { $count }
arena-reading = Reading the games
arena-report = Report: { $file }

# The report, a page in the browser.
report-above = Arena
report-players = { $players } players
report-games-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-seed = seed { $seed }
report-strength = Strength
report-strength-note = Dot and line: the rating and where it lies with 95 % certainty. Ratings are those of the Plackett–Luce model of openskill; a bot 6.5 above another beats it in three of four games. Wins count each seat that a bot held; in brackets, where the true rate lies with 95 % certainty. ms: mean time for a decision.
report-duels = Who finished ahead of whom
report-duels-note = How often the bot of the row finished ahead of the bot of the column, in percent of their games at one table; ties are left out.
report-seats = Points and wins by seat
report-seats-note = Box: the middle half of all games, with the median; line: from the least to the most. The dashed line marks an equal share of the wins.
report-categories = Where the points come from
report-categories-note = Mean points by category.
report-usage = What the winners used
report-usage-note = Share of the winners and of the other seats that used a thing at least once, in the games in which it could be used: a location that was open, a card or tile that lay face up.
report-length = Length of the games
report-length-note = Games by the round in which they ended.
report-length-facts = Median { $median }, mean { $mean }, from { $least } to { $most } rounds.
report-by-limit = { $games ->
    [0] All games ended by themselves.
    [one] { $games } game was ended by the round limit.
   *[other] { $games } games were ended by the round limit.
}
report-faults = Faults
report-no-faults = Every bot answered every decision in time and by the rules.
report-faults-note = A bot that raises, answers with no legal action or takes too long loses that decision to a random legal action. One that hangs or ends its process loses all its later decisions of that game as well.
report-seat = seat
report-share = share of wins
report-median = median
report-mean = mean
report-range = from–to
report-category = category
report-winners = winners
report-others = others
report-of-all = of all points
report-games = games
report-used = used in
report-where = game, round
report-what = what happened
report-kind = { $kind ->
    [locations] Locations
    [points] Point cards
    [merchants] Merchant cards
    [bonus] Bonus tiles
    [exploration] Exploration tiles
   *[market_tiles] Market tiles
}
