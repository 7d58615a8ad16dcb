"""The bot detector: a browser reports its properties once, and gets a token for its submissions."""
