"""How a developer protects a form: a mixin for Django's forms, a decorator for other views."""
