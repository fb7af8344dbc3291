"""What players do.

Read `players` (who they are, with `nicknames` and `bans`), `lobby` (games before they start),
`play` (games that run), `chat` (what people write to each other), `reminders` (where they are
told that it is their turn) and `persons` (what is known of somebody, and forgetting it). May import
`protocol` and `storage`.
"""
