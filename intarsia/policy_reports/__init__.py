"""What the security policy of pages blocked in browsers: collected, counted and shown to staff."""
