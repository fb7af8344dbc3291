"""What the bots compile: judging positions, and searching for good actions."""
