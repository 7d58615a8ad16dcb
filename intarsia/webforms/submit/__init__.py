"""What happens with a submitted form: evaluation, judging, storage."""
