"""How a visitor's comment comes in: the form, the view that takes it, and what becomes of it."""
