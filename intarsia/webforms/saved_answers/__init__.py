"""Save and continue: answers and files that visitors keep unfinished, and come back to by a link."""
