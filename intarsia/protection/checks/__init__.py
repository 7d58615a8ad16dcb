"""One folder per check: the pure check, its lookup, its calls and views, and the labels of its reasons."""
