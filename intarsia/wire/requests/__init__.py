"""What a request says: its client and id, and the page that it came from."""
