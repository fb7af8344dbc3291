"""What everybody is told.

Read `state` (a game, with `log`, and `details` and `needs` for who chooses), `hub` (who watches,
and is told of every change), `later` (details for who chooses, after everything else), `listener`
and `other_processes` (what is done elsewhere), `records` (lists of games, and finished ones step by
step) and `catalogue` (modes, components, languages). May import `protocol`, `tables` and `storage`.
"""
