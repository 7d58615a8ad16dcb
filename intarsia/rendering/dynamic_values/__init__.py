"""Finds the values of dynamic values before V8 renders: those of all scopes at once."""
