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

test("W-ALL-01 RUN-HND-10 is the site's name with a link to the home page by default", () => {
  const { getByRole } = renderWidget(site_logo, {}, known());

  expect(getByRole("link", { name: "Hollin Yard" }).getAttribute("href")).toBe("/en/");
});

test("shows an image instead of the name, with the name as its alt text", () => {
  const { getByRole, getAllByRole, queryByText } = renderWidget(site_logo, { image: { id: 1 } }, known());

  expect(getByRole("link", { name: "Hollin Yard" })).toBeTruthy();
  expect(getAllByRole("img")).toHaveLength(1);
  expect(queryByText("Hollin Yard")).toBeNull();
});

test("hides the image from screen readers next to the name", () => {
  const { getByRole, html } = renderWidget(
    site_logo,
    { image: { id: 1 }, show_name: "yes", name: "The Yard" },
    known(),
  );

  expect(getByRole("link", { name: "The Yard" })).toBeTruthy();
  expect(html).toContain('alt=""');
});

test("shows one of two images, depending on light or dark background", () => {
  const { container } = renderWidget(site_logo, { image: { id: 1 }, image_dark: { id: 2 } }, known());
  const [light, dark] = container.querySelectorAll("img");

  expect(light?.className).toContain("--light");
  expect(dark?.className).toContain("--dark");
  expect(dark?.getAttribute("src")).toBe("/media/pale.webp");
  // A hidden image is not loaded.
  expect(dark?.getAttribute("loading")).toBe("lazy");
});

test("shows only the dark image if there is no other", () => {
  expect(renderWidget(site_logo, { image_dark: { id: 2 } }, known()).html).not.toContain("--dark");
});

test("marks the current page on the home page", () => {
  expect(
    renderWidget(site_logo, {}, known({ is_home: true }))
      .getByRole("link")
      .getAttribute("aria-current"),
  ).toBe("page");
  expect(renderWidget(site_logo, {}, known()).html).not.toContain("aria-current");
});

test("W-ALL-02 RUN-HND-08 has a height per device", () => {
  const settings = { image_size: { size: 64, unit: "px" }, image_size_mobile: { size: 40, unit: "px" } };

  expect(cssOf(site_logo, settings, { id: "l" })).toContain("--logo:64px");
  expect(cssOf(site_logo, settings, { id: "l" })).toContain("@media (max-width:767px){.e-l{--logo:40px}}");
});

test("W-ALL-04 shows visitors nothing and staff a hint without a name and an image", () => {
  const nothing = { ...known({ site_name: "" }) };

  expect(renderWidget(site_logo, {}, nothing).html).toBe("");
  expect(
    renderWidget(site_logo, {}, { ...nothing, environment: { mode: "editor" } }).getByText(/^Choose an image/),
  ).toBeTruthy();
});

test("W-ALL-03 is accessible with one image and with two", async () => {
  for (const settings of [{}, { image: { id: 1 } }, { image: { id: 1 }, image_dark: { id: 2 }, show_name: "yes" }]) {
    const { container, unmount } = renderWidget(site_logo, settings, known());
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
