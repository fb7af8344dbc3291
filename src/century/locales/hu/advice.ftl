# Tanács: miért jó egy akció, és a terminál fejlécei.

why-now = Azonnal elveszi ezt: { $card }, { $points } pontért.
    .seen = Azonnal elvesz egy kártyát, { $points } pontért.
why-later = Ezt készíti elő: { $card }, { $points } pontért, még { $turns } körön belül.
    .seen = Egy kártyát készít elő, { $points } pontért, még { $turns } körön belül.
why-rival = Előtte várhatóan a(z) { $seat }. hely veszi el ezt: { $card }.
    .seen = Előtte várhatóan elvesz egy kártyát: { $player }.
why-better = { $percent } %-kal gyakrabban nyer, mint ez: { $action }.
    .seen = { $percent } %-kal gyakrabban nyer, mint a második.
why-close = Nagyjából ugyanilyen jó: { $action }.
    .seen = A második nagyjából ugyanilyen jó.
advise-head = { $column ->
    [action] akció
    [does] mit tesz
    [chance] nyerés
    [score] pontszám
   *[share] próbálva
}
advise-seat = A(z) { $seat }. hely dönt. { $simulations } szimuláció.
advise-line = Várhatóan: { $line }
