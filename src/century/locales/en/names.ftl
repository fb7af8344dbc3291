# Names of modes and components. Keys in square brackets are ids of the game and stay as they are.

mode = { $mode ->
    [spice_road] Century: Spice Road
    [new_world] Century: A New World
    [east_west_1] Century: From East to West, Part I
    [east_west_2] Century: From East to West, Part II
    [east_west_3] Century: From East to West, Part III
   *[other] { $mode }
}

# One cube, inside a sentence: "Return a yellow cube".
cube = { $cube ->
    [Y] a yellow cube
    [R] a red cube
    [G] a green cube
   *[B] a brown cube
}

# Some cubes of one colour: "2 yellow".
cubes = { $cube ->
    [Y] { $count } yellow
    [R] { $count } red
    [G] { $count } green
   *[B] { $count } brown
}
no-cubes = no cubes

# Lists: "2 yellow, 1 red and 1 green".

good = { $good ->
    [ginger] ginger
    [chili] chili
    [tea] tea
   *[cloves] cloves
}

# The circle of a location; a box file may have others.
symbol = { $symbol ->
    [field] field
    [hill] hill
    [river] river
    [forest] forest
    [none] no symbol
   *[other] { $symbol }
}

# The New World symbols.
benefit = { $benefit ->
    [aid] aid
    [tool] tool
    [settlers] new settlers
   *[explore] exploration
}

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
