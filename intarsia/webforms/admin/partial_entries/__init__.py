"""What visitors saved and have not sent yet, if the owner of the form lets staff see it."""
