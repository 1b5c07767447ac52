"""Compiled thought: whole moves weighed, positions judged, games looked into."""
