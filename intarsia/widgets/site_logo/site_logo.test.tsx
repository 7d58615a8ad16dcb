import { expect, test } from "vitest";
import { cssOf, image, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { site_logo } from ".";

const known = (changes: object = {}) => ({
  id: "l",
  resources: {
    images: { "1": image({ alt: "Hollin Yard" }), "2": image({ src: "/media/pale.webp", alt: "Hollin Yard" }) },
    data: { l: { site_name: "Hollin Yard", home: "/en/", is_home: false, ...changes } },
  },
});

test("W-ALL-01 RUN-HND-10 one that nobody touched is the site's name and leads to its first page", () => {
  const { getByRole } = renderWidget(site_logo, {}, known());

  expect(getByRole("link", { name: "Hollin Yard" }).getAttribute("href")).toBe("/en/");
});

test("the image takes the place of the name and says it", () => {
  const { getByRole, getAllByRole, queryByText } = renderWidget(site_logo, { image: { id: 1 } }, known());

  expect(getByRole("link", { name: "Hollin Yard" })).toBeTruthy();
  expect(getAllByRole("img")).toHaveLength(1);
  expect(queryByText("Hollin Yard")).toBeNull();
});

test("beside the name the image is silent, so that the name is heard once", () => {
  const { getByRole, html } = renderWidget(
    site_logo,
    { image: { id: 1 }, show_name: "yes", name: "The Yard" },
    known(),
  );

  expect(getByRole("link", { name: "The Yard" })).toBeTruthy();
  expect(html).toContain('alt=""');
});

test("an image of its own for dark ground stands beside the other one, of which the ground shows one", () => {
  const { container } = renderWidget(site_logo, { image: { id: 1 }, image_dark: { id: 2 } }, known());
  const [light, dark] = container.querySelectorAll("img");

  expect(light?.className).toContain("--light");
  expect(dark?.className).toContain("--dark");
  expect(dark?.getAttribute("src")).toBe("/media/pale.webp");
  // A hidden image is not loaded.
  expect(dark?.getAttribute("loading")).toBe("lazy");
});

test("only an image for dark ground is better than none", () => {
  expect(renderWidget(site_logo, { image_dark: { id: 2 } }, known()).html).not.toContain("--dark");
});

test("on the first page it says that the visitor is there", () => {
  expect(
    renderWidget(site_logo, {}, known({ is_home: true }))
      .getByRole("link")
      .getAttribute("aria-current"),
  ).toBe("page");
  expect(renderWidget(site_logo, {}, known()).html).not.toContain("aria-current");
});

test("W-ALL-02 RUN-HND-08 its height may differ by device", () => {
  const settings = { image_size: { size: 64, unit: "px" }, image_size_mobile: { size: 40, unit: "px" } };

  expect(cssOf(site_logo, settings, { id: "l" })).toContain("--logo:64px");
  expect(cssOf(site_logo, settings, { id: "l" })).toContain("@media (max-width:767px){.e-l{--logo:40px}}");
});

test("W-ALL-04 without a name and an image visitors see nothing and staff see what to do", () => {
  const nothing = { ...known({ site_name: "" }) };

  expect(renderWidget(site_logo, {}, nothing).html).toBe("");
  expect(
    renderWidget(site_logo, {}, { ...nothing, environment: { mode: "editor" } }).getByText(/^Choose an image/),
  ).toBeTruthy();
});

test("W-ALL-03 it is accessible, with one image and with two", async () => {
  for (const settings of [{}, { image: { id: 1 } }, { image: { id: 1 }, image_dark: { id: 2 }, show_name: "yes" }]) {
    const { container, unmount } = renderWidget(site_logo, settings, known());
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
