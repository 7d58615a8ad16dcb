"""When and how often a form can be sent, and by whom."""
