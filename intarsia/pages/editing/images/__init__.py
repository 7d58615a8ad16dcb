"""The image library in the editor: lists, finds and adds images. Wagtail's own library does everything else."""
