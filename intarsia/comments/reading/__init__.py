"""What visitors read of a page's comments: threads, a page of them at a time, the same for everybody."""
