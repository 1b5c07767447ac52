"""The game as an environment for other people's agents, in the interfaces they already use.

Each interface is a module of its own, since each needs a library that is an extra; nothing is
imported here. `docs/environments.md` shows how to begin.
"""
