import { expect, test } from "vitest";
import { cssOf, image, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { testimonial } from ".";

const resources = { images: { "3": image({ alt: "Portrait of Jane Doe" }) } };
const settings = { content: "They cut it to a hair.", name: "Jane Doe", job: "Joiner", image: { id: 3 } };

test("W-ALL-01 RUN-HND-10 shows a placeholder for each part by default", () => {
  const { getByRole } = renderWidget(testimonial);

  expect(getByRole("figure").textContent).toContain("Write what a customer said");
  expect(getByRole("figure").textContent).toContain("Customer name");
});

test("is a quotation followed by its author", () => {
  const { getByRole, getByText } = renderWidget(testimonial, settings, { resources });

  expect(getByText("They cut it to a hair.").closest("blockquote")).toBeTruthy();
  expect(getByText("Jane Doe").closest("figcaption")).toBeTruthy();
  expect(getByRole("img", { name: "Portrait of Jane Doe" }).closest("figcaption")).toBeTruthy();
});

test("fetches the portrait in its display size", () => {
  expect(renderWidget(testimonial, settings, { resources }).getByRole("img").getAttribute("sizes")).toBe("64px");
});

test("renders nothing for a missing name, title or portrait", () => {
  const { html } = renderWidget(testimonial, { ...settings, name: "", job: "", image: { id: null } });

  expect(html).not.toContain("figcaption");
});

test("W-ALL-02 RUN-HND-08 has an alignment per device", () => {
  expect(cssOf(testimonial, { ...settings, alignment_mobile: "start" }, { id: "t-1" })).toBe(
    ".e-t-1{--align:center}@media (max-width:767px){.e-t-1{--align:start}}",
  );
});

test("W-ALL-04 shows visitors nothing and staff a hint if it is empty", () => {
  expect(renderWidget(testimonial, { content: "", name: "" }).html).toBe("");
  expect(
    renderWidget(testimonial, { content: "", name: "" }, { environment: { mode: "editor" } }).getByText(
      "Enter a quote",
    ),
  ).toBeTruthy();
});

test("W-ALL-03 W-ALL-04 is accessible, also twice on a page", async () => {
  const { container } = renderWidget(testimonial, settings, { id: "t-1", resources });
  renderWidget(testimonial, { ...settings, image_position: "top" }, { id: "t-2", resources });

  expect(await violations(container.ownerDocument.body)).toEqual([]);
});
