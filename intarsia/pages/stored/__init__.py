"""What is stored in documents, of all pages and templates."""
