import { expect, test } from "vitest";
import { cssOf, image as picture, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { image } from ".";

const resources = { images: { "3": picture(), "4": picture({ alt: "", title: "Ash" }) } };
const settings = { image: { id: 3 } };

test("W-ALL-01 RUN-HND-10 publishes an image with its sizes, dimensions and alt text", () => {
  const shown = renderWidget(image, settings, { resources }).getByRole("img", {
    name: "Oak veneer, cut for a rosette",
  });

  expect(shown.getAttribute("srcset")).toContain("480w");
  expect(shown.getAttribute("width")).toBe("1600");
});

test("keeps the focal point of the library's image in view, by an attribute that the stylesheet reads", () => {
  const focused = { images: { "3": picture({ focus: "3 10" }) } };

  expect(renderWidget(image, settings, { resources: focused }).html).toContain('data-focus="3 10"');
  expect(renderWidget(image, settings, { resources, id: "plain" }).html).not.toContain("data-focus");
});

test("prefers its own alt text to the library's, also if it is empty", () => {
  expect(
    renderWidget(image, { image: { id: 3, alt: "Our bench" } }, { resources }).getByAltText("Our bench"),
  ).toBeTruthy();
  expect(renderWidget(image, { image: { id: 3, alt: "" } }, { resources }).html).toContain('alt=""');
});

test("is a figure, named by its caption", () => {
  const { getByRole } = renderWidget(image, { ...settings, caption: "The bench by the window" }, { resources });

  expect(getByRole("figure").querySelector("figcaption")?.textContent).toBe("The bench by the window");
  expect(renderWidget(image, settings, { id: "plain", resources }).html).not.toContain("figure");
});

test.each([
  ["yes", "yes"],
  ["no", "no"],
  ["default", null],
])(
  "RUN-LBX-04 RUN-LBX-05 says on a link to the large image whether it opens the lightbox: %s",
  (open_lightbox, value) => {
    const { getByRole } = renderWidget(image, { ...settings, link_to: "file", open_lightbox }, { resources });

    expect(getByRole("link").getAttribute("href")).toBe("/media/oak-1600.webp");
    expect(getByRole("link").getAttribute("data-elementor-open-lightbox")).toBe(value);
  },
);

test("RUN-HND-06 RUN-HND-07 can link to a URL, and then never opens the lightbox", () => {
  const link = { url: "https://example.com", is_external: "on" };
  const { getByRole } = renderWidget(
    image,
    { ...settings, link_to: "custom", link, open_lightbox: "yes" },
    { resources },
  );

  expect(getByRole("link").getAttribute("target")).toBe("_blank");
  expect(getByRole("link").hasAttribute("data-elementor-open-lightbox")).toBe(false);
});

test.each([
  ["none", { url: "/oak/" }],
  ["custom", { url: "" }],
  ["custom", { url: "javascript:alert(1)" }],
])("has no link without a target (%s, %o)", (link_to, link) => {
  expect(renderWidget(image, { ...settings, link_to, link }, { resources }).queryByRole("link")).toBeNull();
});

test("W-ALL-03 names a link around an image without alt text by its caption or title", async () => {
  const options = { link_to: "file", image: { id: 4 } };
  const { getByRole, container } = renderWidget(image, { ...options, caption: "Ash, in spring" }, { resources });
  expect(getByRole("link", { name: "Ash, in spring" })).toBeTruthy();
  expect(await violations(container)).toEqual([]);

  expect(renderWidget(image, options, { id: "untitled", resources }).getByRole("link", { name: "Ash" })).toBeTruthy();
});

test("W-ALL-02 has an aspect ratio per device", () => {
  const style = { desktop: { aspect_ratio: "16/9" }, mobile: { aspect_ratio: "1" } };

  expect(cssOf(image, settings, { id: "i-1", style })).toBe(
    ".e-i-1 img{aspect-ratio:16/9}@media (max-width:767px){.e-i-1 img{aspect-ratio:1}}",
  );
});

test("W-ALL-04 shows visitors nothing and staff a hint without an image or with a deleted one", () => {
  expect(renderWidget(image).html).toBe("");
  expect(renderWidget(image, { image: { id: 99 } }, { resources }).html).toBe("");
  expect(renderWidget(image, {}, { environment: { mode: "editor" } }).getByText("Choose an image")).toBeTruthy();
});

test.each(["landscape", "logo-1", "logo-6"])(
  "a ready section shows its placeholder until an image is chosen: %s",
  async (sample) => {
    const empty = { image: { id: null, sample }, link_to: "file" };
    const { container, html } = renderWidget(image, empty, { id: sample });

    expect(container.querySelector("img")?.getAttribute("data-sample")).toBe(sample);
    expect(html).not.toContain("<a");
    expect(await violations(container)).toEqual([]);
    expect(renderWidget(image, { image: { id: 3, sample } }, { resources, id: "chosen" }).html).not.toContain("sample");
    const hint = renderWidget(image, empty, { environment: { mode: "editor" } }).getByText("Choose an image");
    expect(hint.hasAttribute("data-published")).toBe(true);
  },
);

test.each(["", "constructor", "logo-7"])("shows nothing for the unknown placeholder “%s”", (sample) => {
  expect(renderWidget(image, { image: { id: null, sample } }).html).toBe("");
});

test("W-ALL-03 is accessible", async () => {
  expect(await violations(renderWidget(image, { ...settings, caption: "Oak" }, { resources }).container)).toEqual([]);
});
