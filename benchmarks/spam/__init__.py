"""Measures of the text classifier, and the texts that it is trained with."""
