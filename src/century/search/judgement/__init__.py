"""What a position is worth to a seat.

`heuristic` counts the points and what they are likely to become. The learnt judgement reads
`features` of a seat, whose places stand in `feature_table`, and `net` makes a strength and a score
of them; the learnt weights lie in `nets/`. `judge` puts both together for the tree search.
`discounts` make what is still to come count less in a game that lasts too long. May import what its
package may, but no search.
"""
