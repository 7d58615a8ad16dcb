"""Pages of a form: made at its page breaks, and gone through one after another."""
