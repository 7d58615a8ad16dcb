import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { newSettings } from "../../../web/kit/schema/schema";
import { cssOf, image, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { image_box } from ".";

const resources = { images: { "5": image() } };

test("W-ALL-01 RUN-HND-10 has a title and a sentence by default", () => {
  expect(renderWidget(image_box).getByRole("heading", { level: 3 }).textContent).toBe("Your heading");
});

test("W-ALL-01 a new one has a placeholder until an image is chosen, and one without an image stays as it is", () => {
  const added = renderWidget(image_box, newSettings(image_box.schema));

  expect(added.container.querySelector("img")?.getAttribute("data-sample")).toBe("landscape");
  expect(renderWidget(image_box, {}, { id: "stored" }).html).not.toContain("<img");
});

test("publishes its image with dimensions and an alt text", () => {
  const { getByRole } = renderWidget(image_box, { image: { id: 5 } }, { resources });

  expect(getByRole("img", { name: /^Oak veneer/ }).getAttribute("width")).toBe("1600");
});

test("W-ALL-03 has one tab stop: a link that is named by the title", async () => {
  const { getAllByRole } = renderWidget(image_box, { image: { id: 5 }, link: { url: "/oak/" } }, { resources });
  await userEvent.tab();

  expect(getAllByRole("link")).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe("Your heading");
});

test("W-ALL-03 links the image if there is no title", () => {
  const { getByRole } = renderWidget(
    image_box,
    { image: { id: 5 }, title_text: "", link: { url: "/oak/" } },
    { resources },
  );

  expect(getByRole("link", { name: /^Oak veneer/ }).getAttribute("href")).toBe("/oak/");
});

test("W-ALL-02 RUN-HND-08 has an image width per device", () => {
  expect(cssOf(image_box, { image_size_mobile: { size: 40, unit: "%" } }, { id: "b-1" })).toContain(
    "@media (max-width:767px){.e-b-1{--picture:40%}}",
  );
});

test("W-ALL-04 shows visitors nothing and staff a hint if it is empty", () => {
  const empty = { title_text: "", description_text: "" };

  expect(renderWidget(image_box, empty).html).toBe("");
  expect(
    renderWidget(image_box, empty, { environment: { mode: "editor" } }).getByText(/^Choose an image/),
  ).toBeTruthy();
});

test("W-ALL-03 is accessible in every image position", async () => {
  for (const position of ["top", "left", "right"]) {
    const settings = { position, image: { id: 5 }, title_size: "p", link: { url: "/oak/" } };
    const { container, unmount } = renderWidget(image_box, settings, { resources });
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
