"""Judges a submission. Pure functions: signals become evidence, evidence becomes one verdict. No HTTP, no models."""
