"""A library of free fonts for the design of Intarsia sites."""
