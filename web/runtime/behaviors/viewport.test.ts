import { expect, test, vi } from "vitest";
import { element, setUp } from "./testing";

test("RUN-HND-12 uses one observer and one listener for all elements", () => {
  const listened = vi.spyOn(document, "addEventListener");
  const { context, observers, runObserver } = setUp();
  const { viewport, until } = context;
  element("<p></p>");
  for (let count = 0; count < 3; count += 1)
    viewport.follow(document.body.appendChild(document.createElement("p")), vi.fn(), until);
  runObserver();

  expect(observers).toHaveLength(1);
  expect(listened.mock.calls.filter(([type]) => type === "scroll")).toHaveLength(1);
});

test("ignores distant elements and measures near ones once per frame", () => {
  const { context, move, scrollTo, runObserver, render } = setUp();
  const heard = vi.fn();
  context.viewport.follow(move(element("<p></p>"), { top: 2000 }), heard, context.until);
  runObserver();
  expect(heard).toHaveBeenLastCalledWith(false, expect.anything());

  scrollTo(500);
  scrollTo(1300);
  heard.mockClear();
  document.dispatchEvent(new Event("scroll"));
  document.dispatchEvent(new Event("scroll"));
  render();
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.calls[0]?.[1]).toMatchObject({ top: 700 });
});

test.each([100, 2000])("reports the position to a second watcher of an element %d px down too", (top) => {
  const { context, move, runObserver } = setUp();
  const heading = move(element("<h2></h2>"), { top });
  context.viewport.watch(heading, vi.fn(), context.until);
  runObserver();
  const heard = vi.fn();
  context.viewport.watch(heading, heard, context.until);
  runObserver();

  expect(heard).toHaveBeenCalledExactlyOnceWith(top === 100, expect.objectContaining({ top }));
});

test("reads all positions of a frame before it writes", () => {
  const { context, render } = setUp();
  const done: string[] = [];
  for (const name of ["a", "b"]) {
    const look = () => {
      done.push(`${name} looks`);
      return () => done.push(`${name} changes`);
    };
    context.frames.follow(look, context.until);
  }
  document.dispatchEvent(new Event("scroll"));
  render();

  expect(done).toEqual(["a looks", "b looks", "a changes", "b changes"]);
});

test("RUN-HND-09 watches and measures nothing after the element was removed", () => {
  const { context, move, scrollTo, runObserver, leave, observed } = setUp();
  const heard = vi.fn();
  context.viewport.follow(move(element("<p></p>"), { top: 100 }), heard, context.until);
  runObserver();
  leave();
  heard.mockClear();
  scrollTo(50);

  expect(observed.size).toBe(0);
  expect(heard).not.toHaveBeenCalled();
});

test("reports when any part is on the screen and when all of it has left, but not when it is only near", () => {
  const { context, move, scrollTo, runObserver } = setUp();
  const heard = vi.fn();
  context.viewport.inView(move(element("<p></p>"), { top: 700 }), heard, context.until);
  runObserver();
  for (const top of [50, 150, 300, 799, 850, 750]) scrollTo(top);

  expect(heard.mock.calls).toEqual([[false], [true], [false], [true]]);
});
