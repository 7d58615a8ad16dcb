"""The crawler rule: a client that opens many pages without running scripts is a crawler."""
