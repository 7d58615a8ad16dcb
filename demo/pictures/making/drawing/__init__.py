"""The board that a picture is laid on, its shapes, and places on it."""
