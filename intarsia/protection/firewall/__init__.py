"""Keeps those out who come to harm, before a page is even looked for. Off, watching only, or in force."""
