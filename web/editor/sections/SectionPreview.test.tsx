import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SectionOutline } from "./outline";
import { SectionPreview } from "./SectionPreview";

const element = (type: string, more: Partial<SectionOutline> = {}): SectionOutline => ({ type, content: [], ...more });

function boxOf(outline: SectionOutline): HTMLElement {
  const { container } = render(<SectionPreview outline={[outline]} />);
  return container.querySelector("[data-type]") as HTMLElement;
}
const shapesIn = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>("[data-shape]")].map(({ dataset }) => dataset.shape).join("");

test.each([
  ["heading", "h"],
  ["page_title", "h"],
  ["button", "b"],
  ["image", "m"],
  ["video", "m"],
  ["image_gallery", "m"],
  ["carousel", "m"],
  ["image_box", "mht"],
  ["icon_box", "cht"],
  ["counter", "nt"],
  ["testimonial", "cht"],
  ["author_box", "cht"],
  ["pricing_table", "hnttb"],
  ["icon_list", "ttt"],
  ["accordion", "rrr"],
  ["form", "ffb"],
  ["text", "tt"],
])("the widget %s is shown as the shapes %s", (type, shapes) => {
  expect(shapesIn(boxOf(element(type)))).toBe(shapes);
});

test("a container shows what it contains, in its columns", () => {
  const box = boxOf(element("grid", { columns: 3, content: [element("heading"), element("text")] }));

  expect(box.style.getPropertyValue("--columns")).toBe("3");
  expect([...box.children].map((child) => (child as HTMLElement).dataset.type)).toEqual(["heading", "text"]);
  expect(boxOf(element("heading")).getAttribute("style")).toBeNull();
});

test.each([
  [element("counter"), "true"],
  [element("testimonial"), "true"],
  [element("heading", { is_centered: true }), "true"],
  [element("heading"), undefined],
])("%j is centered: %s", (outline, isCentered) => {
  expect(boxOf(outline).dataset.centered).toBe(isCentered);
});

test("the tone is that of the section, and the preview is hidden from screen readers", () => {
  const { container } = render(<SectionPreview outline={[element("section", { tone: "dark" })]} />);
  const preview = container.firstElementChild as HTMLElement;

  expect([preview.dataset.tone, preview.getAttribute("aria-hidden")]).toEqual(["dark", "true"]);
});
