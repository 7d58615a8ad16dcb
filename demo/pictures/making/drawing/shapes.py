"""Outlines: arrays of points in pixels, y downwards; angles in degrees, clockwise from the right."""

import numpy as np

Path = np.ndarray


def points(*pairs) -> Path:
    return np.array(pairs, float).reshape(-1, 2)


def rectangle(x: float, y: float, width: float, height: float) -> Path:
    return points((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def circle(x: float, y: float, radius: float, height: float | None = None, count: int = 160) -> Path:
    turn = np.linspace(0, 2 * np.pi, count, endpoint=False)
    return np.column_stack([x + radius * np.cos(turn), y + (height or radius) * np.sin(turn)])


def arc(x: float, y: float, radius: float, start: float, end: float, height: float | None = None) -> Path:
    count = max(3, int(abs(end - start) / 1.5))
    turn = np.deg2rad(np.linspace(start, end, count))
    return np.column_stack([x + radius * np.cos(turn), y + (height or radius) * np.sin(turn)])


def sector(x: float, y: float, inner: float, outer: float, start: float, end: float) -> Path:
    far = arc(x, y, outer, start, end)
    near = arc(x, y, inner, end, start) if inner else points((x, y))
    return np.vstack([far, near])


def polygon(x: float, y: float, radius: float, corners: int, turn: float = 0) -> Path:
    angle = np.deg2rad(turn) + np.linspace(0, 2 * np.pi, corners, endpoint=False)
    return np.column_stack([x + radius * np.cos(angle), y + radius * np.sin(angle)])


def moved(path: Path, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, mirror: bool = False) -> Path:
    """Mirrored, scaled and turned about the origin, then moved."""
    path = np.asarray(path, float) * [-scale if mirror else scale, scale]
    angle = np.deg2rad(turn)
    spin = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    return path @ spin + [x, y]


def curve(*through, closed: bool = False, detail: int = 18) -> Path:
    """A smooth line through the given points (centripetal Catmull-Rom)."""
    knots = points(*through)
    knots = (
        np.vstack([knots[-1:], knots, knots[:2]])
        if closed
        else np.vstack([2 * knots[0] - knots[1], knots, 2 * knots[-1] - knots[-2]])
    )
    pieces = []
    for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:], strict=False):
        t1 = max(np.hypot(*(b - a)), 1e-6) ** 0.5
        t2 = t1 + max(np.hypot(*(c - b)), 1e-6) ** 0.5
        t3 = t2 + max(np.hypot(*(d - c)), 1e-6) ** 0.5
        t = np.linspace(t1, t2, detail, endpoint=False)[:, None]
        ab = (t1 - t) / t1 * a + t / t1 * b
        bc = (t2 - t) / (t2 - t1) * b + (t - t1) / (t2 - t1) * c
        cd = (t3 - t) / (t3 - t2) * c + (t - t2) / (t3 - t2) * d
        abc = (t2 - t) / t2 * ab + t / t2 * bc
        bcd = (t3 - t) / (t3 - t1) * bc + (t - t1) / (t3 - t1) * cd
        pieces.append((t2 - t) / (t2 - t1) * abc + (t - t1) / (t2 - t1) * bcd)
    return np.vstack(pieces if closed else [*pieces, knots[-2:-1]])


def blob(*through) -> Path:
    return curve(*through, closed=True)


def leaf(x: float, y: float, length: float, width: float, turn: float, bend: float = 0.0, half: int = 0) -> Path:
    """From its stalk at (x, y). `half` -1 or 1 gives the part on one side of the midrib."""
    t = np.linspace(0, 1, 40)
    spine = np.column_stack([t * length, bend * length * np.sin(t * np.pi) * 0.5])
    swell = width / 2 * np.sin(np.pi * t**0.8) ** 0.9
    upper, lower = spine - np.column_stack([0 * t, swell]), spine + np.column_stack([0 * t, swell])
    sides = {0: (upper, lower), -1: (upper, spine), 1: (spine, lower)}[half]
    return moved(np.vstack([sides[0], sides[1][::-1]]), x, y, turn)


def ribbon(line: Path, start: float, end: float | None = None) -> Path:
    """A band along a line, `start` wide at its beginning and `end` at its end."""
    line = np.asarray(line, float)
    along = np.gradient(line, axis=0)
    along /= np.maximum(np.hypot(along[:, 0], along[:, 1])[:, None], 1e-6)
    across = np.column_stack([-along[:, 1], along[:, 0]])
    width = np.linspace(start, start if end is None else end, len(line))[:, None] / 2
    return np.vstack([line + across * width, (line - across * width)[::-1]])


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Path:
    right, bottom, r = x + width, y + height, radius
    corners = [
        (right - r, y + r, -90),
        (right - r, bottom - r, 0),
        (x + r, bottom - r, 90),
        (x + r, y + r, 180),
    ]
    return np.vstack([arc(cx, cy, r, turn, turn + 90) for cx, cy, turn in corners])


def middle(path: Path) -> tuple[float, float]:
    low, high = path.min(axis=0), path.max(axis=0)
    return tuple((low + high) / 2)
