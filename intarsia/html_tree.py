"""HTML of a rich text as a tree."""

from bs4 import BeautifulSoup


def html_tree(html: str) -> BeautifulSoup:
    # BeautifulSoup warns about markup without tags that looks like a URL or a file. Here it can be an answer.
    tree = BeautifulSoup(f"<!---->{html}", "html.parser")
    tree.contents[0].extract()
    return tree
