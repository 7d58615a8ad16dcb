import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { cssOf, image, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { image_box } from ".";

const resources = { images: { "5": image() } };

test("W-ALL-01 RUN-HND-10 a box that nobody touched has a title and a sentence", () => {
  expect(renderWidget(image_box).getByRole("heading", { level: 3 }).textContent).toBe("Your heading");
});

test("its image has dimensions and an alternative text", () => {
  const { getByRole } = renderWidget(image_box, { image: { id: 5 } }, { resources });

  expect(getByRole("img", { name: /^Oak veneer/ }).getAttribute("width")).toBe("1600");
});

test("W-ALL-03 the link is named by the title and reached by keyboard once", async () => {
  const { getAllByRole } = renderWidget(image_box, { image: { id: 5 }, link: { url: "/oak/" } }, { resources });
  await userEvent.tab();

  expect(getAllByRole("link")).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe("Your heading");
});

test("W-ALL-03 without a title the image is the link", () => {
  const { getByRole } = renderWidget(
    image_box,
    { image: { id: 5 }, title_text: "", link: { url: "/oak/" } },
    { resources },
  );

  expect(getByRole("link", { name: /^Oak veneer/ }).getAttribute("href")).toBe("/oak/");
});

test("W-ALL-02 RUN-HND-08 the width of its image may differ per device", () => {
  expect(cssOf(image_box, { image_size_mobile: { size: 40, unit: "%" } }, { id: "b-1" })).toContain(
    "@media (max-width:767px){.e-b-1{--picture:40%}}",
  );
});

test("W-ALL-04 an empty one shows nothing to visitors and a hint to staff", () => {
  const empty = { title_text: "", description_text: "" };

  expect(renderWidget(image_box, empty).html).toBe("");
  expect(
    renderWidget(image_box, empty, { environment: { mode: "editor" } }).getByText(/^Choose an image/),
  ).toBeTruthy();
});

test("W-ALL-03 it is accessible in every image position", async () => {
  for (const position of ["top", "left", "right"]) {
    const settings = { position, image: { id: 5 }, title_size: "p", link: { url: "/oak/" } };
    const { container, unmount } = renderWidget(image_box, settings, { resources });
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
