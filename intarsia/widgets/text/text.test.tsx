import { expect, test } from "vitest";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { text } from ".";

test("W-ALL-01 RUN-HND-10 has a default text", () => {
  expect(renderWidget(text).getByText(/^Write your text here/).tagName).toBe("P");
});

test("publishes formatted text", () => {
  const { getByRole } = renderWidget(text, {
    editor: '<h2>Oak</h2><ul><li>Hard</li></ul><p><a href="/oak/">More</a></p>',
  });

  expect(getByRole("heading", { level: 2 }).textContent).toBe("Oak");
  expect(getByRole("listitem").textContent).toBe("Hard");
  expect(getByRole("link").getAttribute("href")).toBe("/oak/");
});

test("W-ALL-02 RUN-HND-08 has columns per device", () => {
  expect(cssOf(text, { columns: 3, columns_tablet: 2 }, { id: "t-1" })).toBe(
    ".e-t-1{--columns:3}@media (max-width:1024px){.e-t-1{--columns:2}}",
  );
});

test("can have a drop cap, while screen readers read the whole word", () => {
  const { container, getByText } = renderWidget(text, { editor: "<p>Walnut</p>", drop_cap: "yes" });

  expect(container.firstElementChild?.className).toContain("text--drop-cap");
  expect(getByText("Walnut").childElementCount).toBe(0);
});

test("W-ALL-04 shows visitors nothing and staff a hint without a text", () => {
  expect(renderWidget(text, { editor: " " }).html).toBe("");
  expect(renderWidget(text, { editor: "" }, { environment: { mode: "editor" } }).getByText("Enter text")).toBeTruthy();
});

test("W-ALL-03 W-ALL-04 is accessible, also twice on a page", async () => {
  const { container } = renderWidget(text, {}, { id: "t-1" });
  renderWidget(text, {}, { id: "t-2" });

  expect(await violations(container.ownerDocument.body)).toEqual([]);
});
