"""The board that an image is laid on, its shapes, and places on it."""
