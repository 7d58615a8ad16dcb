import { expect, test } from "vitest";
import { renderWidget } from "../../../web/kit/testing/renderWidget";
import { page_break } from ".";

const on = (mode: "page" | "editor", settings = {}) => renderWidget(page_break, settings, { environment: { mode } });

test("the canvas shows where a page begins", () => {
  expect(on("editor", { label: "Contact" }).container.textContent).toBe("Page break: Contact");
  expect(on("editor").container.textContent).toBe("Page break");
});

test("visitors never see it", () => {
  expect(on("page", { label: "Contact" }).html).toBe("");
});
