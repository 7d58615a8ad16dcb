"""Is a submission a person's? Signals become evidence, evidence becomes one verdict. api.py is for others."""
