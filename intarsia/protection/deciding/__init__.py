"""What somebody decides about messages: it is written down, taught, and told to whom it concerns. It can be changed."""
