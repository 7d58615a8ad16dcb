import "../../testing/canvasBrowser";
import { act, cleanup, fireEvent, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadLayers } from "../../layers/onDemand";
import { openCanvas } from "../../testing/openCanvas";
import { heading, openEditor } from "../../testing/openEditor";

beforeAll(() => loadLayers());
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

/** A canvas with a selected element. `placed` says how often its label was placed. */
async function openSelected() {
  await openEditor({ elements: [heading("a", "Oak")] });
  const page = await openCanvas();
  const view = page.defaultView as Window & typeof globalThis;
  // jsdom has no layout.
  vi.spyOn(view.HTMLElement.prototype, "offsetParent", "get").mockReturnValue(page.body);
  const write = vi.spyOn(view.CSSStyleDeclaration.prototype, "setProperty");
  fireEvent.click(within(page.body).getByText("Oak"));
  await frame();
  write.mockClear();
  return { page, placed: () => write.mock.calls.filter(([name]) => name === "--scrolled-away").length };
}

test("however often the page scrolls, the label is placed once per frame", async () => {
  const { page, placed } = await openSelected();
  for (let event = 0; event < 5; event++) page.dispatchEvent(new Event("scroll"));
  await frame();
  expect(placed()).toBe(1);
  page.dispatchEvent(new Event("scroll"));
  await frame();
  expect(placed()).toBe(2);
});

test("a label that is gone is not placed again", async () => {
  const { page, placed } = await openSelected();
  page.dispatchEvent(new Event("scroll"));
  cleanup();
  await frame();
  expect(placed()).toBe(0);
});
