// @vitest-environment jsdom
/** Each enhancement works on the server's HTML alone, whenever it arrives, and leaves no trace when it ends. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { widgets } from "../../intarsia/widgets";
import type { Enhance, Widget } from "../kit/schema/defineWidget";
import { withDialogs } from "../kit/testing/dialogs";
import { screenOf } from "../kit/testing/screen";
import { storage } from "../runtime/page/storage";
import { filled, htmlOf, type Settings } from "./testing/filledWidgets";

withDialogs();
afterEach(() => document.body.replaceChildren());

const MODULES = import.meta.glob<{ enhance: Enhance }>("../../intarsia/widgets/*/enhance.ts", { eager: true });
const enhanceOf = ({ schema }: Widget) => MODULES[`../../intarsia/widgets/${schema.type}/enhance.ts`]?.enhance;
const ENHANCED = widgets.filter(enhanceOf);
/** What they use of the page: everything is in view at once. */
const RUNTIME = {
  storage,
  inView: (_element: Element, onChange: (isInView: boolean) => void) => onChange(true),
  pageState: async () => ({}),
};

/** As HTML that is added to a page; null for an empty widget that prints nothing. */
function arrive(widget: Widget, settings: Settings): HTMLElement | null {
  const island = document.body.appendChild(document.createElement("in-island"));
  island.innerHTML = htmlOf(widget, settings);
  return island.firstElementChild as HTMLElement | null;
}

test("widgets with simple interaction have an enhancement in their folder", () => {
  const simple = ["tabs", "counter", "countdown", "carousel", "image_carousel", "image_gallery", "skill_bar", "menu"];
  const names = ENHANCED.map(({ schema }) => schema.type);
  expect(names).toEqual(expect.arrayContaining([...simple, "modal_popup", "off_canvas", "search"]));
  expect(widgets.filter((widget) => widget.schema.enhance && !enhanceOf(widget))).toEqual([]);
});

describe.each(ENHANCED.map((widget) => [widget.schema.type, widget] as const))("%s", (_type, widget) => {
  test.each([
    ["its defaults", {}],
    ["a value for everything", filled(widget.schema.settings)],
  ])("is undone without a trace, with %s", (_what, settings) => {
    const screen = screenOf();
    vi.stubGlobal("intarsia", RUNTIME);
    const root = arrive(widget, settings);
    const page = document.documentElement.outerHTML;
    for (let times = 0; times < 2; times++) {
      const ended = new AbortController();
      if (root) enhanceOf(widget)?.(root, ended.signal);
      screen.scrollIntoView();
      ended.abort();
      expect(document.documentElement.outerHTML).toBe(page);
    }
  });
});
