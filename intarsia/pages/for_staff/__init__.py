"""What staff see on pages: notices after a change, and the user bar."""
