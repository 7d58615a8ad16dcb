"""Protects a form: a mixin for Django forms, a decorator for other views."""
