"""What everybody is told; what a state holds stands in `century.tables`.

Read `hub` (who watches, and is told of every change), `later` (details for who chooses, after
everything else), `listener` and `other_processes` (what is done elsewhere), `records` (lists of
games, and finished ones step by step), `catalogue` (modes, components, languages), `previews` (what
a link shows where it is sent), `pictures` (the table as a PNG) and `notices` with `push` (telling
who is away). May import `protocol` and `storage`.
"""
