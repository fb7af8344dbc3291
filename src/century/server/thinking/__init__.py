"""Bots and advice, in processes of their own so that the server never waits.

Read `scheduler` (who is thought for next, and for how long), `thinkers` (workers that carry it
out), `in_worker` (what such a worker does), `bot_turns` (bots that move by themselves), `lenders`
(browsers that think for them), `hints`, `claims` (which of several processes thinks), `workplace`
and `pooled_thinker` (workers here or on Ray) and `tally` (what is counted). May import `protocol`,
`storage` and `playing`.
"""
