import { expect, test } from "vitest";
import { widgets } from "../../../intarsia/widgets";
import { defaultsOf } from "../schema/schema";
import { renderWidget, violations } from "../testing/renderWidget";

const SAMPLES = ["image", "image_gallery", "video", "audio", "countdown", "author_box", "form"];
const inEditor = { environment: { mode: "editor" } } as const;
const named = (type: string) => {
  const widget = widgets.find(({ schema }) => schema.type === type);
  if (!widget) throw new Error(type);
  return widget;
};

test.each(SAMPLES)(
  "W-ALL-04 a new element looks finished on the canvas and is nothing for visitors: %s",
  async (type) => {
    const widget = named(type);
    const settings = defaultsOf(widget.schema.settings);
    const { container } = renderWidget(widget, settings, inEditor);

    const sample = container.querySelector(".editor-sample__content");
    expect(sample?.querySelector("img, input, audio, .countdown__digits, .author_box__name")).not.toBeNull();
    expect(container.querySelector(".editor-sample__hint")?.textContent).toMatch(/^(Choose|Enter)/);
    expect(await violations(container)).toEqual([]);
    expect(renderWidget(widget, settings, { id: "published" }).html).toBe("");
  },
);

test("keyboard, pointer and screen readers pass over a sample", () => {
  const { container } = renderWidget(named("form"), defaultsOf(named("form").schema.settings), inEditor);

  const sample = container.querySelector(".editor-sample__content");
  expect(sample?.hasAttribute("inert")).toBe(true);
  expect(sample?.getAttribute("aria-hidden")).toBe("true");
});

test.each(["form", "text"])("a hint is in the language of the editor's user: %s", (type) => {
  const environment = { mode: "editor", translateHint: (hint: string) => `<${hint}>` } as const;
  const settings = type === "text" ? { editor: "" } : {};
  const { container } = renderWidget(named(type), settings, { environment });

  expect(container.querySelector(".editor-hint, .editor-sample__hint")?.textContent).toMatch(/^<(Choose|Enter) .*>$/);
});
