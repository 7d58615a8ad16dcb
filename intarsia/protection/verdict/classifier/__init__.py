"""A text classifier for spam, on words and character n-grams, trained on labeled comments."""
