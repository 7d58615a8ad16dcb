"""Data that all processes of a site share: counters, limits, short-lived values, generations, locks, crash log.

Each has one interface and two implementations: a file for the processes of one machine, and Redis for several machines.
This package imports no other app.
"""
