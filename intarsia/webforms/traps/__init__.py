"""What a form has for programs that fill in everything, and for those that never opened the page."""
