"""Work after the response: periodic jobs, and an outbox, whose rows are written in the same transaction as their cause.

Other apps import `intarsia.jobs.api`. This package imports no other app than `intarsia.state`.
"""
