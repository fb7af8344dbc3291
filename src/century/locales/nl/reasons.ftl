# Waarom een actie niet mogelijk is, gezegd tegen wie haar wil.

not-now = Nu niet mogelijk.
reason-over = Het spel is afgelopen.
reason-unknown = Deze actie bestaat niet.
reason-unknown-near = Deze actie bestaat niet. Bedoel je { $near }?
reason-cost = Kost { $cost }, en je hebt { $have }.
reason-cost-tools = Kost { $cost }, en je hebt { $have }, waarvan { $tools } van je gereedschap.
reason-cubes = { $count ->
    [one] Kost { $count } blokje, en je hebt { $have }.
   *[other] Kost { $count } blokjes, en je hebt { $have }.
}
reason-settlers = { $needed ->
    [one] Vraagt { $needed } kolonist, en je hebt er { $have } thuis.
   *[other] Vraagt { $needed } kolonisten, en je hebt er { $have } thuis.
}
reason-played = Je hebt hem gespeeld. Rust om hem terug te nemen.
reason-not-in-hand = Je hebt hem niet in je hand.
reason-row = { $cards ->
    [0] Er ligt geen kaart in de rij.
    [one] Er ligt maar { $cards } kaart in de rij.
   *[other] Er liggen maar { $cards } kaarten in de rij.
}
reason-route = { $cards ->
    [0] Er ligt geen kaart in je handelsroute.
    [one] Er ligt maar { $cards } kaart in je handelsroute.
   *[other] Er liggen maar { $cards } kaarten in je handelsroute.
}
reason-covered = Er ligt een verkenningstegel op.
reason-closed = Dat locatiebord is niet in dit spel.
reason-own = Je eigen kolonisten staan daar.
reason-no-card = Daar ligt geen kaart.
reason-reach = Je kunt de schepen op geen enkel eiland binnen bereik betalen.
reason-toll = { $ships ->
    [one] Je kunt het schip daar geen blokje betalen.
   *[other] Je kunt niet aan elk van de { $ships } schepen daar een blokje betalen.
}
reason-sea = Je schip is op zee.
reason-there = Je schip is daar al.
reason-far = { $steps ->
    [one] Dat is meer dan { $steps } stap ver.
   *[other] Dat is meer dan { $steps } stappen ver.
}
reason-no-post = Je hebt geen handelspost.
reason-no-post-there = Je hebt daar geen handelspost.
reason-post-cost = Je kunt geen ruil bij je handelsposten betalen.
reason-both = { $card } { $bonus }
reason-full = Je hebt geen plaats meer voor een bonustegel.
reason-no-tile = Daar is geen bonustegel meer.
reason-offered = Daar wordt nu geen bonustegel aangeboden.
reason-take-tile = { $card } Neem dus een bonustegel.
reason-once = Je moet ten minste één keer ruilen.
reason-times = { $times ->
    [one] Kost elke keer { $cost }, en je hebt { $have }: dat is genoeg voor { $times } keer.
   *[other] Kost elke keer { $cost }, en je hebt { $have }: dat is genoeg voor { $times } keer.
}
reason-order = { $cube ->
    [Y] Blokjes gaan in de volgorde van hun kleuren, nu vanaf geel.
    [R] Blokjes gaan in de volgorde van hun kleuren, nu vanaf rood.
    [G] Blokjes gaan in de volgorde van hun kleuren, nu vanaf groen.
   *[B] Blokjes gaan in de volgorde van hun kleuren, nu vanaf bruin.
}
reason-no-cube = { $cube ->
    [Y] Je hebt geen geel blokje.
    [R] Je hebt geen rood blokje.
    [G] Je hebt geen groen blokje.
   *[B] Je hebt geen bruin blokje.
}
reason-too-few = Blokjes gaan in de volgorde van hun kleuren, er moeten er { $steps } weg, en vanaf deze kleur heb je er maar { $later }.
reason-taken = Iemand heeft hem al.
reason-absent = Die is niet in dit spel.
