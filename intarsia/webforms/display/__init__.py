"""What pages need to show forms: their documents, the numbers of fields, what this visitor typed."""
