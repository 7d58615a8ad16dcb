"""What is known about a request besides its text: its own signals, and what this server stores about its client."""
