"""One process of the service, as whoever runs it sees it.

Read `service` (the parts, and how they hang together), `sweeper` (clocks that run out, bots that
nobody asked), `onlookers` (whom bots play for), `rates` and `places` (how often somebody may ask,
and from how many connections), `outages` (clocks that wait), `garbage` (memory), `health`,
`metrics` and `json_lines` (logs); then what hosts do: `admin`, `announcements`, `retention`. May
import `protocol`, `storage`, `telling`, `playing` and `thinking`.
"""
