"""The arena: bots against bots, many games, on one machine or many, and what comes of it."""
