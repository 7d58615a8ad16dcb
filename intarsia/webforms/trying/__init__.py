"""What staff can try before visitors use a form: test mode, and e-mails with example answers. Nothing is stored."""
