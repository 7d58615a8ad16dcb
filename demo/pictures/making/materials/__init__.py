"""The grain and color of each species of wood."""
