"""What pages know of the pixels of an image: its most frequent color, and whether it is animated."""
