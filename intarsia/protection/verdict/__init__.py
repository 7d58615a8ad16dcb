"""Is a submission a person's? Pure: signals become evidence, evidence becomes one verdict. No HTTP, no models."""
