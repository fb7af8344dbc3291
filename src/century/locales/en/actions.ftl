# Decisions, actions and turns. Effects, benefits and worths are phrases of components.ftl.

ask-turn = What do you do?
ask-place = Which cube do you put on { $card }?
    .seen = Which cube do you put on this card?
ask-trade = How often do you trade { $cost } for { $gain }?
ask-upgrade = { $steps ->
    [one] Which cube do you upgrade? One upgrade is left.
   *[other] Which cube do you upgrade? { $steps } upgrades are left.
}
ask-discard = You hold { $cubes } cubes, too many for your storage. Which one do you return?
ask-bonus = Which bonus tile do you take?
ask-claim = Do you claim the point card { $card }?
    .seen = Do you claim the point card?
ask-explore = Which exploration tile do you take?
ask-market = What do you do with { $card }?
    .seen = What do you do with the merchant card?
ask-replace = Which card of your route does { $card } replace?
    .seen = Which card of your route does the new one replace?
ask-swap = Which two cards of your route change places?
ask-sail = Where do you sail?
ask-pay = Which cube do you pay to seat { $seat }?
    .seen = Which cube do you pay to { $player }?
ask-build = { $price ->
    [0] Do you build a trading post on island { $island } for free? The trade there: { $effect }.
    [one] Do you build a trading post on island { $island } for { $price } cube? The trade there: { $effect }.
   *[other] Do you build a trading post on island { $island } for { $price } cubes? The trade there: { $effect }.
}
    .seen = { $price ->
        [0] Do you build a trading post for free?
        [one] Do you build a trading post for { $price } cube?
       *[other] Do you build a trading post for { $price } cubes?
    }
ask-spend = { $steps ->
    [one] Which cube do you spend on the trading post?
   *[other] Which cube do you spend on the trading post? { $steps } are still due.
}
ask-post = Which trading post do you use?

action-play = Play { $card }: { $effect }
    .seen = Play a card: { $effect }
action-acquire = { $price ->
    [0] Acquire { $card } ({ $effect }) for free
    [one] Acquire { $card } ({ $effect }), paying { $price } cube
   *[other] Acquire { $card } ({ $effect }), paying { $price } cubes
}
    .seen = { $price ->
        [0] Acquire a card for free: { $effect }
        [one] Acquire a card for { $price } cube: { $effect }
       *[other] Acquire a card for { $price } cubes: { $effect }
    }
action-acquire-cubes = { $price ->
    [0] Acquire { $card } ({ $effect }) for free, with { $cubes } lying on it
    [one] Acquire { $card } ({ $effect }), paying { $price } cube, with { $cubes } lying on it
   *[other] Acquire { $card } ({ $effect }), paying { $price } cubes, with { $cubes } lying on it
}
    .seen = { $price ->
        [0] Acquire a card for free, with { $cubes } lying on it: { $effect }
        [one] Acquire a card for { $price } cube, with { $cubes } lying on it: { $effect }
       *[other] Acquire a card for { $price } cubes, with { $cubes } lying on it: { $effect }
    }
action-claim-row = { $coin ->
    [gold] Claim { $card }: { points } and a gold coin for { $cost }
    [silver] Claim { $card }: { points } and a silver coin for { $cost }
   *[none] Claim { $card }: { points } for { $cost }
}
    .seen = { $coin ->
        [gold] Claim { points } and a gold coin for { $cost }
        [silver] Claim { points } and a silver coin for { $cost }
       *[none] Claim { points } for { $cost }
    }
action-rest-cards = { $cards ->
    [0] Rest (you have no played card to take back)
    [one] Rest: take back { $cards } played card
   *[other] Rest: take back { $cards } played cards
}
action-rest-settlers = { $settlers ->
    [0] Rest (you have no settler to take back)
    [one] Rest: take back { $settlers } settler
   *[other] Rest: take back { $settlers } settlers
}
action-rest-cards-settlers = Rest: take back what you played (cards: { $cards }) and your settlers ({ $settlers })
action-place = Put { cube } on { $card }
    .seen = Put { cube } on a card

action-work = { $settlers ->
    [one] Work at { $location }: { $action } ({ $settlers } settler)
   *[other] Work at { $location }: { $action } ({ $settlers } settlers)
}
action-work-oust = { $settlers ->
    [one] Work at { $location }: { $action } ({ $settlers } settler, ousting seat { $seat })
   *[other] Work at { $location }: { $action } ({ $settlers } settlers, ousting seat { $seat })
}
    .seen = { $settlers ->
        [one] Work at { $location }: { $action } ({ $settlers } settler, sending { $player } home)
       *[other] Work at { $location }: { $action } ({ $settlers } settlers, sending { $player } home)
    }
at-tools = { $action }, with { $gain } from your tools
at-fort-card = claim { $card }, { points } for { $cost }; { $benefit }
    .seen = claim { points } for { $cost }; { $benefit }
at-fort-bonus = take bonus tile { $tile }, { $worth }
    .seen = take a bonus tile, { $worth }
at-fort-bonuses = take a bonus tile
at-fort-either = take a bonus tile, claim { $card } ({ points }), or both
    .seen = take a bonus tile, claim { points }, or both
at-market-use = use { $card } ({ $effect })
    .seen = use the merchant card ({ $effect })
at-market-take = take { $card } ({ $effect }) into your route
    .seen = take the merchant card ({ $effect }) into your route
at-market-either = use { $card } ({ $effect }) or take it into your route
    .seen = use the merchant card ({ $effect }) or take it into your route
at-ship-trade-here = ship trade at island { $island }, { $effect }
    .seen = ship trade, { $effect }
action-route = { $settlers ->
    [one] Route, place { $place }, { $card }: { $effect } ({ $settlers } settler)
   *[other] Route, place { $place }, { $card }: { $effect } ({ $settlers } settlers)
}
    .seen = { $settlers ->
        [one] Route, place { $place }: { $effect } ({ $settlers } settler)
       *[other] Route, place { $place }: { $effect } ({ $settlers } settlers)
    }

action-no-trade = Do not trade
action-trade = { $times ->
    [1] Trade once: { $cost } for { $gain }
    [2] Trade twice: { $cost } for { $gain }
   *[other] Trade { $times } times: { $cost } for { $gain }
}
action-upgrade = { $cube ->
    [Y] Upgrade a yellow cube to red
    [R] Upgrade a red cube to green
   *[G] Upgrade a green cube to brown
}
action-done = Stop upgrading
action-discard = Return { cube }
action-bonus = Take bonus tile { $tile } from { $space }: { $worth }
    .seen = Take a bonus tile: { $worth }
skip-bonus = Take no bonus tile
action-claim = Claim { $card }: { points } for { $cost }; { $benefit }
    .seen = Claim { points } for { $cost }; { $benefit }
skip-claim = Do not claim the point card
action-explore = Take exploration tile { $tile } from { $location }, opening it: { $gain }
    .seen = Take the exploration tile from { $location }, opening it: { $gain }
action-explore-beside = Take exploration tile { $tile }: { $gain }
    .seen = Take an exploration tile: { $gain }
action-use = Use { $card }: { $effect }
    .seen = Use the merchant card: { $effect }
action-take = Take { $card } into your route ({ $effect })
    .seen = Take the merchant card into your route: { $effect }
action-replace = Replace { $card } ({ $effect }) at place { $place }
    .seen = Replace the card at place { $place }: { $effect }
action-swap = Exchange { $first } and { $second }
    .seen = Exchange two cards of your route
skip-swap = Leave your route as it is
action-sail = { $toll ->
    [0] Sail to island { $island } ({ $good }: { $effect })
    [one] Sail to island { $island } ({ $good }: { $effect }), paying { $toll } cube to the ship there
   *[other] Sail to island { $island } ({ $good }: { $effect }), paying { $toll } cubes to the ships there
}
    .seen = { $toll ->
        [0] Sail to an island of { $good }: { $effect }
        [one] Sail to an island of { $good }, paying { $toll } cube to the ship there: { $effect }
       *[other] Sail to an island of { $good }, paying { $toll } cubes to the ships there: { $effect }
    }
action-sail-sea = { $toll ->
    [0] Sail to the sea tile
    [one] Sail to the sea tile, paying { $toll } cube to the ship there
   *[other] Sail to the sea tile, paying { $toll } cubes to the ships there
}
action-pay = Pay { cube } to seat { $seat }
    .seen = Pay { cube } to { $player }
action-build = { $price ->
    [0] Build a trading post on island { $island } for free
    [one] Build a trading post on island { $island } for { $price } cube
   *[other] Build a trading post on island { $island } for { $price } cubes
}
    .seen = { $price ->
        [0] Build a trading post for free
        [one] Build a trading post for { $price } cube
       *[other] Build a trading post for { $price } cubes
    }
skip-build = Build no trading post
action-spend = Spend { cube }
action-post = Use your trading post on island { $island }: { $effect }
    .seen = Use a trading post: { $effect }
