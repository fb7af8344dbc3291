# De arena: de voortgang, en de tabel van wie hoe sterk is.

arena-playing = Er wordt gespeeld
arena-interrupted = { $done } van { $games } spellen zijn klaar en staan in { $file }; hetzelfde commando gaat verder.
arena-kept = { $games ->
    [one] { $games } spel, staat in { $file }
   *[other] { $games } spellen, staan in { $file }
}
arena-head = { $column ->
    [bot] bot
    [seats] plaatsen
    [wins] winst (95 %)
    [rating] sterkte
    [score] score
    [seconds] ms
   *[faults] fouten
}
arena-fault = { $kind ->
    [error] fout
    [illegal] ongeldig
    [slow] te traag
    [hung] hangt
   *[crash] crash
}
arena-caption = { $games } spellen van { $rounds } rondes; beëindigd door de rondelimiet: { $limit }; ms: per beslissing
arena-faults = { $bot }: { $fault }: { $count }
arena-reading = De spellen worden gelezen
arena-report = Verslag: { $file }

# Het verslag, een pagina in de browser.
report-above = Arena
report-players = { $players } spelers
report-games-played = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}
report-seed = startgetal { $seed }
report-strength = Sterkte
report-strength-note = Punt en lijn: de sterkte en waar die met 95 % zekerheid ligt. De sterkte is die van het Plackett–Luce-model van openskill; een bot die 6,5 boven een andere staat, verslaat die in drie van de vier spellen. Winst telt elke plaats die een bot had; tussen haakjes waar het ware aandeel met 95 % zekerheid ligt. ms: gemiddelde tijd voor een beslissing.
report-duels = Wie voor wie eindigde
report-duels-note = Hoe vaak de bot van de rij voor de bot van de kolom eindigde, in procent van hun spellen aan één tafel; een gelijke stand telt niet.
report-seats = Punten en winst per plaats
report-seats-note = Vak: de middelste helft van alle spellen, met de mediaan; lijn: van de minste tot de meeste. De streepjeslijn is een gelijk aandeel in de winst.
report-categories = Waar de punten vandaan komen
report-categories-note = Gemiddelde punten per soort.
report-usage = Wat de winnaars gebruikten
report-usage-note = Aandeel van de winnaars en van de andere plaatsen die iets minstens één keer gebruikten, in de spellen waarin dat kon: een locatie die onbedekt was, een kaart of tegel die opengedraaid lag.
report-length = Lengte van de spellen
report-length-note = Spellen naar de ronde waarin ze eindigden.
report-length-facts = Mediaan { $median }, gemiddelde { $mean }, van { $least } tot { $most } rondes.
report-by-limit = { $games ->
    [0] Alle spellen eindigden vanzelf.
    [one] { $games } spel werd door de rondelimiet beëindigd.
   *[other] { $games } spellen werden door de rondelimiet beëindigd.
}
report-faults = Fouten
report-no-faults = Elke bot nam elke beslissing op tijd en volgens de regels.
report-faults-note = Een bot die faalt, geen geldige actie noemt of te lang nodig heeft, verliest die beslissing aan een willekeurige geldige actie. Een bot die hangt of zijn proces beëindigt, verliest ook al zijn latere beslissingen van dat spel.
report-seat = plaats
report-share = aandeel in de winst
report-median = mediaan
report-mean = gemiddelde
report-range = van–tot
report-category = soort
report-winners = winnaars
report-others = anderen
report-of-all = van alle punten
report-games = spellen
report-used = gebruikt in
report-where = spel, ronde
report-what = wat er gebeurde
report-kind = { $kind ->
    [locations] Locaties
    [points] Puntenkaarten
    [merchants] Handelskaarten
    [bonus] Bonustegels
    [exploration] Verkenningstegels
   *[market_tiles] Markttegels
}
