# Tanács: miért jó egy akció, és a terminál fejlécei.

why-now = Azonnal elveszi ezt: { $card }, { $points } pontért.
why-later = Ezt készíti elő: { $card }, { $points } pontért, még { $turns } körön belül.
why-rival = Előtte várhatóan a(z) { $seat }. hely veszi el ezt: { $card }.
why-better = { $percent } %-kal gyakrabban nyer, mint ez: { $action }.
why-close = Nagyjából ugyanilyen jó: { $action }.
advise-head = { $column ->
    [action] akció
    [does] mit tesz
    [chance] nyerés
    [score] pontszám
   *[share] próbálva
}
advise-seat = A(z) { $seat }. hely dönt. { $simulations } szimuláció.
advise-line = Várhatóan: { $line }
