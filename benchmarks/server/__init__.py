"""Measures of the server: processor time, memory and how it answers under load."""
