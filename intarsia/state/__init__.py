"""Data that all processes of a site share: counters, rate limits, short-lived values, generations, locks.

Each has one interface and two implementations: a file for the processes of one machine, and Redis for several machines.
This package imports no other app.
"""
