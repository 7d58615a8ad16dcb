"""How much a text reads like spam: words and groups of letters, weighed by what was learnt from labeled comments."""
