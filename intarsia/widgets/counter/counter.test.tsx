import { act, render } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { renderWidget, viewOf, violations } from "../../../web/kit/testing/renderWidget";
import { screenOf } from "../../../web/kit/testing/screen";
import { counter } from ".";

const VISITORS = { starting_number: 0, ending_number: 12500, suffix: "+", prefix: "over ", title: "Sites built" };

/** The visible, counting number; null when nothing counts. */
const counted = (container: Element) => container.querySelector("[aria-hidden=true]")?.textContent ?? null;

/** The number for screen readers. */
function read(container: Element) {
  const copy = container.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return copy.textContent;
}

function clock() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return (ms: number) => act(() => vi.advanceTimersByTime(ms));
}

describe("published", () => {
  test("W-COUNTER-02 RUN-HND-10 publishes the final number with prefix, suffix and title", () => {
    screenOf();
    const { html } = renderWidget(counter, VISITORS);

    expect(html.replace(/<[^>]*>/g, "")).toBe("over 12,500+Sites built");
    expect(html).not.toContain("style=");
  });

  test("W-COUNTER-01 groups thousands as in the page's language, or not at all", () => {
    screenOf();

    expect(renderWidget(counter, VISITORS, { environment: { locale: "de" } }).html).toContain("12.500");
    expect(renderWidget(counter, { ...VISITORS, thousand_separator: "" }).html).toContain("12500");
    expect(renderWidget(counter, { ...VISITORS, separator: "'" }).html).toContain("12&#x27;500");
  });

  test("in right-to-left pages, a unit such as % stays on the side of the number where it was typed", () => {
    screenOf();
    const unit = { ending_number: 98, suffix: "%" };
    const { html } = renderWidget(counter, unit, { environment: { direction: "rtl" } });

    expect(html).toMatch(/<bdi dir="auto"><span [^>]*>98<\/span>%<\/bdi>/);
    expect(renderWidget(counter, unit).html).not.toContain("<bdi");
  });

  test("W-ALL-01 is a number with a title by default", () => {
    screenOf();

    expect(renderWidget(counter).container.textContent).toContain("100");
  });

  test("W-ALL-02 has style rules per device", () => {
    screenOf();
    const style = { desktop: { number_color: "#fff" }, mobile: { number_size: "2rem" } };
    const { css } = renderWidget(counter, {}, { style });

    expect(css).toContain(".e-counter-1 .counter__number{color:#fff}");
    expect(css).toContain("@media (max-width:767px){.e-counter-1 .counter__number{font-size:2rem}}");
  });
});

describe("scrolled into view", () => {
  test("W-COUNTER-01 counts from start to end in its duration, and only once", () => {
    const pass = clock();
    const screen = screenOf();
    const { container } = renderWidget(counter, { ...VISITORS, starting_number: 100 });
    expect(counted(container)).toBe("100");

    act(() => screen.scrollIntoView());
    pass(1000);
    const half = Number(counted(container)?.replace(",", ""));
    // It slows down: three quarters after half of the time, less what it counts in one frame.
    expect(half).toBeGreaterThan(9200);
    expect(half).toBeLessThanOrEqual(9400);
    pass(1100);
    expect(counted(container)).toBeNull();
    expect(container.textContent).toBe("over 12,500+Sites built");

    act(() => screen.scrollIntoView());
    pass(1000);
    expect(counted(container)).toBeNull();
  });

  test("W-COUNTER-01 waits while it is out of view", () => {
    const pass = clock();
    const screen = screenOf();
    const { container } = renderWidget(counter, VISITORS);

    act(() => screen.scrollIntoView(false));
    pass(5000);

    expect(counted(container)).toBe("0");
  });

  test("W-COUNTER-02 gives screen readers the final number at every moment", () => {
    const pass = clock();
    const screen = screenOf();
    const { container } = renderWidget(counter, VISITORS);
    const heard = [read(container)];

    act(() => screen.scrollIntoView());
    pass(1000);
    heard.push(read(container));
    pass(1100);
    heard.push(read(container));

    expect(new Set(heard)).toEqual(new Set(["over 12,500+Sites built"]));
  });

  test("shows the decimals of the end number while counting, and counts down too", () => {
    const pass = clock();
    const screen = screenOf();
    const { container } = renderWidget(counter, { starting_number: 10, ending_number: 1.5 });

    act(() => screen.scrollIntoView());
    pass(200);

    expect(counted(container)).toMatch(/^[89]\.\d$/);
  });

  test("RUN-HND-11 does not count with reduced motion", () => {
    const screen = screenOf({ isMotionReduced: true });
    const { container } = renderWidget(counter, VISITORS);

    act(() => screen.scrollIntoView());

    expect(counted(container)).toBeNull();
  });

  test("RUN-HND-09 leaves no timer if it is removed while counting", () => {
    const pass = clock();
    const screen = screenOf();
    const { unmount } = renderWidget(counter, VISITORS);
    act(() => screen.scrollIntoView());
    pass(100);

    unmount();

    expect(vi.getTimerCount()).toBe(0);
  });
});

test("W-ALL-01 does not count in the editor and shows a change at once", () => {
  screenOf();
  const editor = { environment: { mode: "editor" as const } };
  const { container, rerender } = render(viewOf(counter, VISITORS, editor));

  rerender(viewOf(counter, { ...VISITORS, ending_number: 7 }, editor));

  expect(container.textContent).toBe("over 7+Sites built");
});

test("W-ALL-04 counts two counters separately", () => {
  const pass = clock();
  const screen = screenOf();
  const { container } = render(
    <>
      {viewOf(counter, { ending_number: 10 }, { id: "one" })}
      {viewOf(counter, { ending_number: 1000 }, { id: "two" })}
    </>,
  );

  act(() => screen.scrollIntoView());
  pass(3000);

  expect(container.textContent).toContain("10Projects");
  expect(container.textContent).toContain("1,000Projects");
});

test("W-ALL-03 is accessible, while counting too", async () => {
  screenOf();
  const { container } = renderWidget(counter, VISITORS);

  expect(await violations(container)).toEqual([]);
});
