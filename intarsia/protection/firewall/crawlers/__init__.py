"""The crawler rule: who opens many pages and never shows that it runs scripts reads no pages, it collects them."""
