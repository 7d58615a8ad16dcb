"""What visitors send, judged: the verdict as plain data, the decisions of staff, and who took them."""
