"""Visitor protection: is a submission a person's, contacts hidden from robots, a wall. api.py is for others."""
