"""Pages that the browser loads while the pointer rests on their link."""

import pytest

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

READY = {"Ready", "Success"}


def test_the_page_of_a_link_is_loaded_while_the_pointer_rests_on_it(visitor):
    visit = visitor()
    visit.goto("/")
    page = visit.page
    loaded: dict[str, str] = {}
    session = page.context.new_cdp_session(page)
    session.on("Preload.prefetchStatusUpdated", lambda event: loaded.update({event["prefetchUrl"]: event["status"]}))
    session.send("Preload.enable")
    link = page.locator('a[href="/courses/"]').first
    link.hover()
    for _frame in range(600):
        if READY & {*loaded.values()}:
            break
        page.evaluate("() => new Promise(requestAnimationFrame)")

    assert [url for url, status in loaded.items() if status in READY] == [link.evaluate("(one) => one.href")]
    link.click()
    page.wait_for_url("**/courses/")
    delivery = "performance.getEntriesByType('navigation')[0].deliveryType"
    assert page.evaluate(delivery) == "navigational-prefetch"
    assert visit.errors == []
