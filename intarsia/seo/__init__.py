"""What search engines and previews of links read: tags in the head, JSON-LD, sitemap.xml and robots.txt."""
