"""What visitors ask for beside pages: search, logging out, frames with an owner's own HTML."""
