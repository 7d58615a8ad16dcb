import { expect, test } from "vitest";
import { SERVICES, type ServiceName } from "../../../web/kit/links/services";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { social_icons } from ".";
import { BRANDS } from "./brands";

const profile = (service: string, url: string, changes = {}) => ({
  _id: service + url,
  service,
  link: { url },
  ...changes,
});
const two = [profile("mastodon", "https://example.social/@yard"), profile("youtube", "https://youtube.example/yard")];

test("W-ALL-01 RUN-HND-10 links three services by default", () => {
  expect(
    renderWidget(social_icons)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Instagram", "YouTube", "Mastodon"]);
});

test("W-ALL-03 names each link after its service or by the owner's text, with rel=me", async () => {
  const { getByRole, container } = renderWidget(social_icons, {
    social_icon_list: [...two, profile("youtube", "/films/", { label: "Our videos" })],
  });

  expect(getByRole("link", { name: "Mastodon" }).getAttribute("rel")).toBe("me");
  expect(getByRole("link", { name: "Our videos" }).getAttribute("href")).toBe("/films/");
  expect(await violations(container)).toEqual([]);
});

test("opens a new tab safely", () => {
  const link = { url: "https://example.social/@yard", is_external: "on", nofollow: "on" };
  const { getByRole } = renderWidget(social_icons, { social_icon_list: [{ _id: "1", service: "mastodon", link }] });

  expect(getByRole("link").getAttribute("rel")).toBe("noopener nofollow me");
  expect(getByRole("link").getAttribute("target")).toBe("_blank");
});

test("publishes only the icons in use, and no styles", () => {
  const { html } = renderWidget(social_icons, { social_icon_list: two, color: "official" });

  expect(html.match(/<path/g)).toHaveLength(2);
  expect(html).toContain(`fill="${BRANDS.mastodon.background}"`);
  expect(html).not.toContain(BRANDS.facebook.background);
  expect(html).not.toContain("style=");
});

test("uses the site's colors, also without an icon frame", () => {
  expect(renderWidget(social_icons, { social_icon_list: two }).html).not.toContain('fill="#');
  expect(renderWidget(social_icons, { social_icon_list: two, shape: "bare" }, { id: "b" }).html).not.toContain("<rect");
});

test("can show names", () => {
  const { getByText } = renderWidget(social_icons, { social_icon_list: two, show_names: "yes" });

  expect(getByText("Mastodon").className).toBe("");
});

test("W-ALL-02 has a size, gap and alignment per device", () => {
  const css = cssOf(social_icons, { icon_size_mobile: { size: 36, unit: "px" }, align_mobile: "center" }, { id: "s" });

  expect(css).toContain("--icon-size:44px;--between:10px;--align:start");
  expect(css).toContain("(max-width:767px){.e-s{--icon-size:36px;--align:center}}");
});

test.each([
  [[]],
  [[profile("mastodon", "")]],
  [[profile("gone", "https://example.org/")]],
  [[profile("constructor", "https://example.org/")]],
  [[profile("mastodon", "javascript:alert(1)")]],
])("W-ALL-04 shows visitors nothing and staff a hint without a profile that has a URL (%#)", (social_icon_list) => {
  expect(renderWidget(social_icons, { social_icon_list }).html).toBe("");
  expect(
    renderWidget(social_icons, { social_icon_list }, { environment: { mode: "editor" } }).getByText(/Add a profile/),
  ).toBeTruthy();
});

test.each(Object.keys(SERVICES) as ServiceName[])("has enough contrast for the icon of %s", (service) => {
  const { background, foreground } = BRANDS[service];

  expect(contrast(luminance(background), foreground === "#fff" ? 1 : 0)).toBeGreaterThanOrEqual(3);
});

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

function luminance(color: string): number {
  const digits = color.length === 4 ? [...color.slice(1)].map((digit) => digit + digit).join("") : color.slice(1);
  const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? []).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
