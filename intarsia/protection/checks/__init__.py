"""One folder per check: the pure check, its lookup, its calls, and the labels of its reasons. `catalog` lists them."""
