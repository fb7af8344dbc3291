"""Bots and advice, in processes of their own so that the server never waits.

Read `in_worker` (what such a process does), `thinkers` (asking it), `bot_turns` (bots that move by
themselves) and `hints`. May import `protocol`, `tables`, `storage` and `playing`.
"""
