"""What a visitor sees once a form was sent: a message, a page or another URL."""
