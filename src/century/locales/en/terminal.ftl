# The terminal: headings of the table, prompts, help, and what went wrong.

# The table.
round = Round { $round }
last-round = last round
head-points = Point cards
head-next = next
head-market = Merchant cards
head-beside = Exploration tiles
head-bonus = Bonus tiles
head-islands = Islands
islands-legend = { $ship } ship, { $post } trading post
sea = sea
deck = deck: { $count }
price = { $price ->
    [0] free
    [one] { $price } cube
   *[other] { $price } cubes
}
gold-coins = { $coins } gold
silver-coins = { $coins } silver

# Bonus tiles in few words: points, and for what.
sign-symbol = { $points } per { $benefit }
sign-pair = { $points } per { $first } + { $second }
sign-settlers = { $points } per 2 settlers
sign-merchants = { $points } per 2 merchant cards

place = { $kind ->
    [renew] renew market
    [adjust] adjust route
    [ship_trade] ship trade
   *[post_trade] post trade
}
place-sail = { $steps ->
    [0] ship move, any
   *[other] ship move, { $steps }
}

# What lies before a seat, and what it scores.
label = { $part ->
    [cubes] cubes
    [settlers] settlers
    [hand] hand
    [played] played
    [route] route
    [discard] discards
    [cards] cards
    [points] cards
    [coins] coins
    [gold] gold
    [silver] silver
    [bonus] bonus
    [explored] tiles
    [posts] posts
    [score] points
   *[total] total
}
settlers-away = { $out } out, { $reserve } in reserve
name = { $kind ->
    [you] Seat { $seat } (you)
    [random] Seat { $seat } (random)
    [bot] Seat { $seat } ({ $bot })
   *[human] Seat { $seat }
}

# Playing.
chosen = Chosen:
prompt = Seat { $seat }, number or action (help):
prompt-over = The game is over (save FILE, undo, quit):
winner = Seat { $seat } wins with { points }.
refused = { $token }: { $reason }
nothing-to-undo = There is nothing to undo.
save-where = Save where? Type: save FILE
saved = Saved in { $file }.
not-saved = Not saved in { $file }: { $reason }
goodbye = Goodbye.
help =
    Type the number of an action, or the action itself, such as: rest.
    undo         back to the last decision made at this keyboard
    save FILE    save the game; century play --load FILE goes on with it
    table        draw the table again
    help         this text
    quit         end without saving
    Cubes: Y yellow, R red, G green, B brown. A storage holds 10 of them.
    +YY produces 2 yellow cubes, ↑2 upgrades up to twice, YY→G trades as often as you like.
    ● is a settler: one that a place needs, or one that is there.
    The rules: docs/rules in the project.

# Replaying.
turn-of = { $turn } of { $turns }.
replay-help = Enter or n: next turn; p: previous turn; g NUMBER: go to that turn; q: quit
no-such-turn = The record has turns 1 to { $turns }; 0 is the beginning.

# Modes and boxes.
modes-head = { $column ->
    [mode] mode
    [title] game
    [players] players
    [options] options
   *[trust] component data
}
trust = { $trust ->
    [published] published
    [single_source] single source
    [reconstructed] reconstructed
   *[own] its author's own word
}
box-sound = { $file }: sound; replaces parts of { $box } (trust: { $trust })
box-table = { $count ->
    [one] { $table }: { $count } entry
   *[other] { $table }: { $count } entries
}
box-written = Written: { $file }

# Whether a seed was the promised one.
verified = { $file }: the seed is the one that was promised ({ $commitment }), and it deals this game.
seed-origin = { $how ->
    [chosen] It was chosen by who made the game, who may have known every pile.
   *[drawn] It was drawn by the server.
}
