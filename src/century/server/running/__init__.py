"""One process of the service, as whoever runs it sees it.

Read `service` (the parts, and how they hang together), `sweeper` (clocks that run out, bots that
nobody asked), `onlookers` (whom bots play for), `rates` (how often somebody may ask), `metrics` and
`json_lines` (logs). May import `protocol`, `tables`, `storage`, `telling`, `playing` and
`thinking`.
"""
