"""The compiled searches of the bots, and how they judge a position."""
