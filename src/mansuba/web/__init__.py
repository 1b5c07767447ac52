"""The table over a network: HTTP for questions and decisions, a socket for news."""
