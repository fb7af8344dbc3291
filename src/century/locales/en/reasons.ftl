# Why an action is not possible, said to the person who wants it.

not-now = Not possible now.
reason-over = The game is over.
reason-unknown = There is no such action.
reason-unknown-near = There is no such action. Did you mean { $near }?
reason-cost = It costs { $cost }, and you have { $have }.
reason-cost-tools = It costs { $cost }, and you have { $have }, counting { $tools } from your tools.
reason-cubes = { $count ->
    [one] It costs { $count } cube, and you have { $have }.
   *[other] It costs { $count } cubes, and you have { $have }.
}
reason-settlers = { $needed ->
    [one] It needs { $needed } settler, and you have { $have } at home.
   *[other] It needs { $needed } settlers, and you have { $have } at home.
}
reason-played = You have played it. Rest to take it back.
reason-not-in-hand = It is not in your hand.
reason-row = { $cards ->
    [0] There is no card in the row.
    [one] There is only { $cards } card in the row.
   *[other] There are only { $cards } cards in the row.
}
reason-route = { $cards ->
    [0] There is no card in your route.
    [one] There is only { $cards } card in your route.
   *[other] There are only { $cards } cards in your route.
}
reason-covered = An exploration tile covers it.
reason-closed = Its board is not in this game.
reason-own = Your settlers are there.
reason-no-card = No card lies there.
reason-reach = You cannot pay the ships on any island in reach.
reason-toll = { $ships ->
    [one] You cannot pay a cube to the ship that lies there.
   *[other] You cannot pay a cube to each of the { $ships } ships that lie there.
}
reason-sea = Your ship is at sea.
reason-there = Your ship is there already.
reason-far = { $steps ->
    [one] It is more than { $steps } step away.
   *[other] It is more than { $steps } steps away.
}
reason-no-post = You have no trading post.
reason-no-post-there = You have no trading post there.
reason-post-cost = You cannot pay for a trade at your trading posts.
reason-both = { $card } { $bonus }
reason-full = You have no space left for a bonus tile.
reason-no-tile = No bonus tile is left there.
reason-offered = No bonus tile is offered there now.
reason-take-tile = { $card } So take a bonus tile.
reason-once = You must trade at least once.
reason-times = { $times ->
    [one] It costs { $cost } each time, and you have { $have }: that is enough for { $times } time.
   *[other] It costs { $cost } each time, and you have { $have }: that is enough for { $times } times.
}
reason-order = { $cube ->
    [Y] Cubes go in the order of their colours, now from yellow on.
    [R] Cubes go in the order of their colours, now from red on.
    [G] Cubes go in the order of their colours, now from green on.
   *[B] Cubes go in the order of their colours, now from brown on.
}
reason-no-cube = { $cube ->
    [Y] You have no yellow cube.
    [R] You have no red cube.
    [G] You have no green cube.
   *[B] You have no brown cube.
}
reason-too-few = Cubes go in the order of their colours, { $steps } are due, and from this colour on you have only { $later }.
reason-taken = Somebody has it.
reason-absent = It is not in this game.
