# Die Arena: der Fortschritt, und die Tabelle, wer wie stark ist.

arena-playing = Es wird gespielt
arena-interrupted = { $done } von { $games } Spielen sind beendet und stehen in { $file }; derselbe Befehl macht weiter.
arena-kept = { $games ->
    [one] { $games } Spiel, steht in { $file }
   *[other] { $games } Spiele, stehen in { $file }
}
arena-head = { $column ->
    [bot] Bot
    [seats] Plätze
    [wins] Siege (95 %)
    [rating] Wertung
    [score] Punkte
    [seconds] ms
   *[faults] Fehler
}
arena-fault = { $kind ->
    [error] Ausnahme
    [illegal] regelwidrig
    [slow] zu langsam
    [hung] hängt
   *[crash] Absturz
}
arena-caption = { $games } Spiele zu { $rounds } Runden; vom Rundenlimit beendet: { $limit }; ms: je Entscheidung
arena-faults = { $bot }: { $fault }: { $count }
arena-reading = Die Spiele werden gelesen
arena-report = Bericht: { $file }

# Der Bericht, eine Seite im Browser.
report-above = Arena
report-players = { $players } Spieler
report-games-played = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
report-seed = Startzahl { $seed }
report-strength = Spielstärke
report-strength-note = Punkt und Linie: die Wertung und wo sie mit 95 % Sicherheit liegt. Die Wertungen sind die des Plackett–Luce-Modells von openskill; ein Bot, der 6,5 über einem anderen steht, schlägt ihn in drei von vier Spielen. Siege zählen für jeden Platz, den ein Bot hatte; in Klammern, wo die wahre Quote mit 95 % Sicherheit liegt. ms: mittlere Zeit für eine Entscheidung.
report-duels = Wer vor wem lag
report-duels-note = Wie oft der Bot der Zeile vor dem Bot der Spalte lag, in Prozent ihrer Spiele an einem Tisch; Gleichstände zählen nicht.
report-seats = Punkte und Siege nach Plätzen
report-seats-note = Kasten: die mittlere Hälfte aller Spiele mit dem Median; Linie: vom wenigsten zum meisten. Die gestrichelte Linie zeigt den gleichen Anteil an den Siegen.
report-categories = Woher die Punkte kommen
report-categories-note = Mittlere Punkte nach Art.
report-usage = Was die Sieger nutzten
report-usage-note = Anteil der Sieger und der übrigen Plätze, die etwas mindestens einmal nutzten, in den Spielen, in denen es zu nutzen war: ein Feld, das frei war, eine Karte oder ein Plättchen, das offen lag.
report-length = Länge der Spiele
report-length-note = Spiele nach der Runde, in der sie endeten.
report-length-facts = Median { $median }, Mittel { $mean }, von { $least } bis { $most } Runden.
report-by-limit = { $games ->
    [0] Alle Spiele endeten von selbst.
    [one] { $games } Spiel wurde vom Rundenlimit beendet.
   *[other] { $games } Spiele wurden vom Rundenlimit beendet.
}
report-faults = Fehler
report-no-faults = Jeder Bot hat jede Entscheidung rechtzeitig und nach den Regeln getroffen.
report-faults-note = Ein Bot, der abbricht, keine erlaubte Aktion nennt oder zu lange braucht, verliert diese Entscheidung an eine zufällige erlaubte Aktion. Einer, der hängt oder seinen Prozess beendet, verliert auch alle späteren Entscheidungen dieses Spiels.
report-seat = Platz
report-share = Anteil der Siege
report-median = Median
report-mean = Mittel
report-range = von–bis
report-category = Art
report-winners = Sieger
report-others = andere
report-of-all = aller Punkte
report-games = Spiele
report-used = genutzt in
report-where = Spiel, Runde
report-what = was geschah
report-kind = { $kind ->
    [locations] Felder
    [points] Punktekarten
    [merchants] Händlerkarten
    [bonus] Bonusplättchen
    [exploration] Erkundungsplättchen
   *[market_tiles] Marktplättchen
}
