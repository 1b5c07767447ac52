"""The rules of Mansuba, exactly: plain Python, one page a law."""
