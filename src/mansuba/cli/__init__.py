"""The command `mansuba`: one file a command, and what they share."""
