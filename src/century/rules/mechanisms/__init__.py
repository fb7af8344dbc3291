"""The mechanisms that modes are put together from, one file each.

Begin with `effects` (produce, upgrade, trade) and `rows` (cards that slide and fill up). Spice Road
has `hand` and `claims`; A New World has `settlers`, `forts` and `bonus`; its combinations add
`market`, `route`, `islands` and `ships`. May import `machine`.
"""
