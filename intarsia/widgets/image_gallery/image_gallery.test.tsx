import { describe, expect, test } from "vitest";
import { cssOf, image as picture, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { isMet } from "../../../web/rules/conditions/isMet";
import { image_gallery } from ".";

const images = {
  "1": picture(),
  "2": picture({ full: "/media/ash.jpg", alt: "Ash burl", title: "Ash", width: 900, height: 1200 }),
  "3": picture({ full: "/media/elm.jpg", alt: "", title: "Elm" }),
};
const resources = { images };
const gallery = [{ id: 1 }, { id: 2 }, { id: 3 }];

describe("published", () => {
  test("W-ALL-01 RUN-HND-10 is a list of links to the large images, which work without a script", () => {
    const { html, getAllByRole } = renderWidget(image_gallery, { gallery }, { resources });

    expect(getAllByRole("listitem")).toHaveLength(3);
    expect(getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/media/oak-1600.webp",
      "/media/ash.jpg",
      "/media/elm.jpg",
    ]);
    expect(html).not.toContain("style=");
  });

  test("W-ALL-03 names each link by its image, or else by the image's title", async () => {
    const { getByRole, container } = renderWidget(image_gallery, { gallery }, { resources });

    expect(getByRole("link", { name: "Ash burl" })).toBeTruthy();
    expect(getByRole("link", { name: "Elm" })).toBeTruthy();
    expect(await violations(container)).toEqual([]);
  });

  test("uses the image's title or description as caption; screen readers hear the description once", async () => {
    const titled = renderWidget(image_gallery, { gallery, captions: "title" }, { resources });
    expect(titled.getByText("Ash")).toBeTruthy();
    expect(await violations(titled.container)).toEqual([]);

    const described = renderWidget(image_gallery, { gallery, captions: "caption" }, { id: "described", resources });
    expect(described.getByRole("link", { name: "Ash burl" })).toBeTruthy();
    expect(described.queryByAltText("Ash burl")).toBeNull();
    expect(await violations(described.container)).toEqual([]);
  });

  test.each(["none", "title", "caption"])("prefers an image's own caption in the gallery: %s", (captions) => {
    const own = [{ id: 2, caption: "From the barn, 1931" }];
    const { getByText, getByAltText } = renderWidget(image_gallery, { gallery: own, captions }, { resources });

    expect(getByText("From the barn, 1931")).toBeTruthy();
    expect(getByAltText("Ash burl")).toBeTruthy();
  });

  test.each([
    ["default", null],
    ["yes", "yes"],
    ["no", "no"],
  ])("RUN-LBX-04 RUN-LBX-05 sets on its links whether they open the lightbox: %s", (open_lightbox, value) => {
    const { getAllByRole } = renderWidget(image_gallery, { gallery, open_lightbox }, { resources });

    expect(getAllByRole("link")[0]?.getAttribute("data-elementor-open-lightbox")).toBe(value);
  });

  test("W-GALLERY-01 W-GALLERY-02 does not link images without enable_popup", () => {
    const { queryByRole, getByRole } = renderWidget(image_gallery, { gallery, enable_popup: "" }, { resources });

    expect(queryByRole("link")).toBeNull();
    expect(getByRole("img", { name: "Ash burl" })).toBeTruthy();
  });

  test("leaves out a deleted image, and can show an image twice", () => {
    const { getAllByRole } = renderWidget(
      image_gallery,
      { gallery: [{ id: 1 }, { id: 99 }, { id: 1 }] },
      { resources },
    );

    expect(getAllByRole("img")).toHaveLength(2);
  });

  test("W-ALL-04 shows visitors nothing and staff a hint without images", () => {
    expect(renderWidget(image_gallery).html).toBe("");
    expect(
      renderWidget(image_gallery, {}, { environment: { mode: "editor" } }).getByText("Choose images"),
    ).toBeTruthy();
  });
});

describe("layout", () => {
  test("W-ALL-02 has columns and a gap per device", () => {
    const css = cssOf(
      image_gallery,
      { columns: 4, columns_mobile: 1, gap_tablet: { size: 8, unit: "px" } },
      { id: "g" },
    );

    expect(css).toMatch(/^\.e-g\{--columns:4;--gap:16px;/);
    expect(css).toContain("@media (max-width:1024px){.e-g{--columns:2;--gap:8px}}");
    expect(css).toContain("@media (max-width:767px){.e-g{--columns:1}}");
  });

  test("W-ALL-02 has an aspect ratio and border radius per device", () => {
    const style = { desktop: { aspect_ratio: "1", image_radius: "0" }, mobile: { aspect_ratio: "auto" } };
    const css = cssOf(image_gallery, {}, { id: "g", style });

    expect(css).toContain("--ratio:1;--corner:0");
    expect(css).toContain("--ratio:auto");
  });

  test("W-GALLERY-03 W-GALLERY-05 lays out justified rows without a script: each image has its aspect ratio", () => {
    const settings = { gallery, layout: "justified", row_height: 200, margins: 12, last_row: "justify" };
    const { html, css } = renderWidget(image_gallery, settings, { resources });

    expect(html).toContain('data-ratio="1.33"');
    expect(html).toContain('data-ratio="0.75"');
    expect(html).toContain("image_gallery--justify ");
    expect(css).toContain("--row-height:200;--margins:12");
    expect(html).toContain("min(100vw, 355px)");
  });

  test("W-GALLERY-05 lays out masonry columns without a script: each image has its aspect ratio, in list order", () => {
    const { container, html } = renderWidget(image_gallery, { gallery, layout: "masonry" }, { resources });

    expect([...container.querySelectorAll("li")].map(({ dataset }) => dataset.ratio)).toEqual(["1.33", "0.75", "1.33"]);
    expect(html).toContain("image_gallery--masonry");
    expect(html).not.toContain("style=");
  });

  test.each([
    [9000, 100, "4.99"],
    [100, 9000, "0.25"],
    [0, 0, "1.00"],
  ])("limits the aspect ratio of an image of %i by %i pixels", (width, height, ratio) => {
    const odd = { images: { 1: picture({ width, height }) } };

    expect(renderWidget(image_gallery, { gallery: [{ id: 1 }], layout: "masonry" }, { resources: odd }).html).toContain(
      `data-ratio="${ratio}"`,
    );
  });
});

describe("groups", () => {
  const groups = [
    { _id: "a", title: "Oak", gallery: [{ id: 1 }, { id: 3 }] },
    { _id: "b", title: "Ash", gallery: [{ id: 2 }] },
    { _id: "c", title: "Nothing yet", gallery: [] },
  ];

  test("W-GALLERY-04 has a button for each group with images, and a pressed one for all", async () => {
    const { getAllByRole, getByRole, container } = renderWidget(
      image_gallery,
      { source: "groups", groups },
      { resources },
    );

    expect(getByRole("group", { name: "Show" })).toBeTruthy();
    expect(getAllByRole("button").map((one) => [one.textContent, one.getAttribute("aria-pressed")])).toEqual([
      ["All", "true"],
      ["Oak", "false"],
      ["Ash", "false"],
    ]);
    expect(getAllByRole("listitem")).toHaveLength(3);
    expect(await violations(container)).toEqual([]);
  });

  test("has no buttons for one group, and no hint without groups", () => {
    const { queryByRole } = renderWidget(
      image_gallery,
      { source: "groups", groups: groups.slice(0, 1) },
      { resources },
    );
    expect(queryByRole("button")).toBeNull();

    expect(renderWidget(image_gallery, { source: "groups" }, { id: "none" }).html).toBe("");
  });

  test("loads its script for group buttons, and none for a plain gallery", () => {
    const { hydrateWhen } = image_gallery.schema;

    expect(isMet(hydrateWhen, { source: "groups" })).toBe(true);
    expect(isMet(hydrateWhen, { layout: "justified", last_row: "hide" })).toBe(true);
    expect(isMet(hydrateWhen, { source: "gallery", layout: "masonry" })).toBe(false);
  });
});
