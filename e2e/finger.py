"""One finger on the screen, sent as raw touch events, because Playwright itself only taps."""

from typing import Any

Point = tuple[float, float]


class Finger:
    def __init__(self, page: Any):
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._at: Point = (0, 0)

    def put_down(self, at: Point) -> None:
        self._at = at
        self._send("touchStart", at)

    def move(self, to: Point, steps: int = 20) -> None:
        """At the speed of the screen's frames."""
        (x, y), (to_x, to_y) = self._at, to
        for step in range(1, steps + 1):
            self._send("touchMove", (x + (to_x - x) * step / steps, y + (to_y - y) * step / steps))
            self._page.evaluate("new Promise(requestAnimationFrame)")
        self._at = to

    def lift(self) -> None:
        self._send("touchEnd")

    def swipe(self, start: Point, to: Point) -> None:
        self.put_down(start)
        self.move(to, steps=6)
        self.lift()

    def double_tap(self, at: Point) -> None:
        for _tap in range(2):
            self._page.touchscreen.tap(*at)

    def _send(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def middle(locator: Any) -> Point:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
