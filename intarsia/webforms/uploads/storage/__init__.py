"""The bytes of uploads: where they are, how many fit, who writes them, and when they are deleted."""
