"""An ordinary page type of a site: a rich text that its Django template prints."""
