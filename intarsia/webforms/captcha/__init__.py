"""Captchas: tasks that show that a form is filled in by a person, made and checked by one of several providers."""
