"""Charts of messages and verdicts, as HTML."""
