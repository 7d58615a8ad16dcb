import { expect, test } from "vitest";
import { cssOf, image, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { testimonial } from ".";

const resources = { images: { "3": image({ alt: "Portrait of Jane Doe" }) } };
const said = { content: "They cut it to a hair.", name: "Jane Doe", job: "Joiner", image: { id: 3 } };

test("W-ALL-01 RUN-HND-10 one that nobody touched shows what belongs where", () => {
  const { getByRole } = renderWidget(testimonial);

  expect(getByRole("figure").textContent).toContain("Write what a customer said");
  expect(getByRole("figure").textContent).toContain("Customer name");
});

test("the words are a quotation, and who said them stands below it", () => {
  const { getByRole, getByText } = renderWidget(testimonial, said, { resources });

  expect(getByText("They cut it to a hair.").closest("blockquote")).toBeTruthy();
  expect(getByText("Jane Doe").closest("figcaption")).toBeTruthy();
  expect(getByRole("img", { name: "Portrait of Jane Doe" }).closest("figcaption")).toBeTruthy();
});

test("the portrait is fetched in the size it is shown in", () => {
  expect(renderWidget(testimonial, said, { resources }).getByRole("img").getAttribute("sizes")).toBe("64px");
});

test("nothing stands for a name, a title or a portrait that is not known", () => {
  const { html } = renderWidget(testimonial, { ...said, name: "", job: "", image: { id: null } });

  expect(html).not.toContain("figcaption");
});

test("W-ALL-02 RUN-HND-08 its alignment may differ per device", () => {
  expect(cssOf(testimonial, { ...said, alignment_mobile: "start" }, { id: "t-1" })).toBe(
    ".e-t-1{--align:center}@media (max-width:767px){.e-t-1{--align:start}}",
  );
});

test("W-ALL-04 an empty one shows nothing to visitors and a hint to staff", () => {
  expect(renderWidget(testimonial, { content: "", name: "" }).html).toBe("");
  expect(
    renderWidget(testimonial, { content: "", name: "" }, { environment: { mode: "editor" } }).getByText(
      "Type what somebody said",
    ),
  ).toBeTruthy();
});

test("W-ALL-03 W-ALL-04 it is accessible, two on a page too", async () => {
  const { container } = renderWidget(testimonial, said, { id: "t-1", resources });
  renderWidget(testimonial, { ...said, image_position: "top" }, { id: "t-2", resources });

  expect(await violations(container.ownerDocument.body)).toEqual([]);
});
