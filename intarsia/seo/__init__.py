"""What search engines, previews of links and feed readers read, and how browsers show a site outside its pages."""
