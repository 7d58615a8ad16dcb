"""What visitors write below pages: in threads, judged like every form, and moderated by those who may."""
