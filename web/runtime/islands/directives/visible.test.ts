import { expect, test, vi } from "vitest";
import { setUp } from "../../behaviors/testing";
import { visible } from "./visible";

const start = (html: string, top = 2000) => {
  const on = setUp();
  const island = document.createElement("in-island");
  island.innerHTML = html;
  for (const child of island.children) on.move(child as HTMLElement, { top });
  const hydrate = vi.fn(async () => "hydrated" as const);
  visible(island, hydrate, on.context.until, on.context.viewport);
  return { island, hydrate, ...on };
};

test("hydrates when the first element is within 200 px of the screen", () => {
  const { island, hydrate, observed, observers, runObserver, scrollTo } = start(" <div></div><p></p>");
  expect([...observed]).toEqual([island.firstElementChild]);
  expect(observers[0]?.options?.rootMargin).toBe("200px");
  runObserver();
  expect(hydrate).not.toHaveBeenCalled();

  scrollTo(1300);
  expect(hydrate).toHaveBeenCalledOnce();
});

test("skips a preload link, which has no box", () => {
  const { island, observed } = start('<link rel="preload"><div></div>');

  expect([...observed]).toEqual([island.querySelector("div")]);
});

test("hydrates an island without elements at once", () => {
  expect(start("only text").hydrate).toHaveBeenCalledOnce();
});

test("RUN-HND-09 stops observing when the island is hydrated or removed", () => {
  const { observed, leave } = start("<div></div>");
  leave();

  expect(observed.size).toBe(0);
});
