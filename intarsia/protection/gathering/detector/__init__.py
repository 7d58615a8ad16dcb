"""The bot detector: a browser tells once what it is like, and gets a token that goes with what it sends."""
