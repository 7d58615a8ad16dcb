"""The script of all pages does not arrive: every text of every page can still be reached."""

import pytest
from playwright.sync_api import Browser

from e2e import site as sites
from e2e.every_page import paths_of_sitemap

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

# No texts of the page, or not shown now: copies of titles for print, what follows when a countdown is over or a visitor
# has logged in, a button for the browser's own dialog. Steps and conditions of forms are the server's.
ELSEWHERE = (
    "script, style, noscript, template, option, svg, form, .tabs__title, .countdown__message,"
    " .login_link__text--log-out, .share_buttons__native"
)
# Texts that are hidden and that neither a link, a button of the browser's own, nor a summary shows.
UNREACHABLE = """(elsewhere) => {
  const wayTo = (name) => ({ id }) => id && document.querySelector(name.replace("ID", CSS.escape(id)));
  const ways = ['a[href="#ID"]', '[popovertarget="ID"]', '[commandfor="ID"]'].map(wayTo);
  const isVisible = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  // A link to a visible part, such as the one that skips to the content, shows nothing.
  const opens = (element) => element.matches("details:not([open]), details:not([open]) + *")
    || (!isVisible(element) && ways.some((way) => way(element)));
  const isReachable = (element) => element && (opens(element) || isReachable(element.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const text = texts.currentNode.data.trim();
    if (!text || element.closest(elsewhere)) continue;
    if (isVisible(element) || isReachable(element)) continue;
    found.push(`${element.className || element.tagName}: ${text.slice(0, 60)}`);
  }
  return found;
}"""


@pytest.mark.parametrize("width", [390, 1440])
def test_every_text_can_be_reached_if_the_runtime_does_not_arrive(site: sites.Site, browser: Browser, width: int):
    """RUN-AST-05"""
    found: dict[str, list[str]] = {}
    with browser.new_context(viewport={"width": width, "height": 844}, reduced_motion="reduce") as context:
        page = context.new_page()
        page.route("**/runtime-*", lambda route: route.abort())
        for path in paths_of_sitemap(f"{site.url}/sitemap.xml"):
            page.goto(site.url + path)
            assert page.evaluate("typeof window.intarsia") == "undefined"
            found[path] = page.evaluate(UNREACHABLE, ELSEWHERE)
        page.evaluate(
            "document.body.append(Object.assign(document.createElement('p'), { textContent: 'Oak', hidden: true }))"
        )
        hidden = page.evaluate(UNREACHABLE, ELSEWHERE)

    assert hidden == ["P: Oak"], "The search finds nothing, whatever is hidden."
    assert {path: texts for path, texts in found.items() if texts} == {}
