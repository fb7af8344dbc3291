# Warum eine Aktion nicht möglich ist, gesagt zu der Person, die sie will.

not-now = Jetzt nicht möglich.
reason-over = Das Spiel ist zu Ende.
reason-unknown = Diese Aktion gibt es nicht.
reason-unknown-near = Diese Aktion gibt es nicht. Meinst du { $near }?
reason-cost = Kostet { $cost }, und du hast { $have }.
reason-cost-tools = Kostet { $cost }, und du hast { $have }, davon { $tools } durch deine Werkzeuge.
reason-cubes = { $count ->
    [one] Kostet { $count } Ware, und du hast { $have }.
   *[other] Kostet { $count } Waren, und du hast { $have }.
}
reason-settlers = { $needed ->
    [one] Braucht { $needed } Siedler, und du hast { $have } daheim.
   *[other] Braucht { $needed } Siedler, und du hast { $have } daheim.
}
reason-played = Du hast sie ausgespielt. Ruhe dich aus, um sie zurückzunehmen.
reason-not-in-hand = Du hast sie nicht auf der Hand.
reason-row = { $cards ->
    [0] In der Auslage liegt keine Karte.
    [one] In der Auslage liegt nur { $cards } Karte.
   *[other] In der Auslage liegen nur { $cards } Karten.
}
reason-route = { $cards ->
    [0] In deiner Route liegt keine Karte.
    [one] In deiner Route liegt nur { $cards } Karte.
   *[other] In deiner Route liegen nur { $cards } Karten.
}
reason-covered = Ein Erkundungsplättchen verdeckt das Feld.
reason-closed = Dieser Spielplan ist nicht in dieser Partie.
reason-own = Deine Siedler sind dort.
reason-no-card = Dort liegt keine Karte.
reason-reach = Du kannst die Schiffe auf keiner erreichbaren Insel bezahlen.
reason-toll = { $ships ->
    [one] Du kannst dem Schiff dort keine Ware bezahlen.
   *[other] Du kannst nicht jedem der { $ships } Schiffe dort eine Ware bezahlen.
}
reason-sea = Dein Schiff ist auf dem Meer.
reason-there = Dein Schiff ist schon dort.
reason-far = { $steps ->
    [one] Das ist mehr als { $steps } Schritt entfernt.
   *[other] Das ist mehr als { $steps } Schritte entfernt.
}
reason-no-post = Du hast keinen Handelsposten.
reason-no-post-there = Du hast dort keinen Handelsposten.
reason-post-cost = Du kannst keinen Tausch an deinen Handelsposten bezahlen.
reason-both = { $card } { $bonus }
reason-full = Du hast keinen Platz mehr für ein Bonusplättchen.
reason-no-tile = Dort ist kein Bonusplättchen mehr.
reason-offered = Dort wird jetzt kein Bonusplättchen angeboten.
reason-take-tile = { $card } Nimm also ein Bonusplättchen.
reason-once = Du musst mindestens einmal tauschen.
reason-times = { $times ->
    [one] Kostet jedes Mal { $cost }, und du hast { $have }: Das reicht für { $times } Tausch.
   *[other] Kostet jedes Mal { $cost }, und du hast { $have }: Das reicht für { $times }-mal Tauschen.
}
reason-order = { $cube ->
    [Y] Waren gehen in der Reihenfolge der Farben, jetzt ab Gelb.
    [R] Waren gehen in der Reihenfolge der Farben, jetzt ab Rot.
    [G] Waren gehen in der Reihenfolge der Farben, jetzt ab Grün.
   *[B] Waren gehen in der Reihenfolge der Farben, jetzt ab Braun.
}
reason-no-cube = { $cube ->
    [Y] Du hast keine gelbe Ware.
    [R] Du hast keine rote Ware.
    [G] Du hast keine grüne Ware.
   *[B] Du hast keine braune Ware.
}
reason-too-few = Waren gehen in der Reihenfolge der Farben, { $steps } sind fällig, und ab dieser Farbe hast du nur { $later }.
reason-taken = Das hat schon jemand.
reason-absent = Das ist nicht in dieser Partie.
