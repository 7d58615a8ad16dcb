import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { language_switcher } from ".";

const translations = [
  { code: "en", name: "English", href: "/visit/", is_current: true },
  { code: "ar", name: "العربيّة", href: "/ar/visit/", is_current: false },
];
const on = (id = "l", given: object[] = translations) => ({
  id,
  resources: { data: { [id]: { translations: given } } },
});

test("W-ALL-01 RUN-HND-10 links every language by its own name, pronounced in that language", () => {
  const { getByRole } = renderWidget(language_switcher, {}, on());
  const arabic = getByRole("link", { name: "العربيّة" });

  expect(getByRole("navigation", { name: "Languages" })).toBeTruthy();
  expect([arabic.getAttribute("href"), arabic.lang, arabic.getAttribute("hreflang")]).toEqual([
    "/ar/visit/",
    "ar",
    "ar",
  ]);
  expect(getByRole("link", { name: "English" }).getAttribute("aria-current")).toBe("page");
});

test("shows short codes, and gives screen readers the full name", () => {
  const { getByRole } = renderWidget(language_switcher, { names: "code" }, on());

  expect(getByRole("link", { name: "العربيّة AR" }).textContent).toBe("AR");
});

test("opens its list without a script, with a button that names the current language", async () => {
  const { container, getByText, html } = renderWidget(language_switcher, { layout: "menu" }, on());

  expect(html).toContain("<details");
  await userEvent.click(getByText("English", { selector: "summary > span" }));
  expect(container.querySelector("details")?.open).toBe(true);
  expect(container.querySelector("summary")?.getAttribute("aria-label")).toBe("Language: English");
});

test("W-ALL-04 shows visitors nothing and staff a hint on a page with one language", () => {
  const one = on("l", translations.slice(0, 1));

  expect(renderWidget(language_switcher, {}, one).html).toBe("");
  expect(
    renderWidget(language_switcher, {}, { ...one, environment: { mode: "editor" } }).getByText("No translations yet"),
  ).toBeTruthy();
});

test("the hint takes no place in the layout of the header, where visitors see nothing", () => {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = readFileSync("web/editor/canvas/canvas.css", "utf8");
  const one = on("l", translations.slice(0, 1));
  const { getByText } = renderWidget(language_switcher, {}, { ...one, environment: { mode: "editor" } });

  expect(getComputedStyle(getByText("No translations yet")).position).toBe("absolute");
  style.remove();
});

test("W-ALL-02 RUN-HND-08 has an alignment per device", () => {
  expect(cssOf(language_switcher, { align: "end", align_mobile: "start" }, { id: "l" })).toBe(
    ".e-l{--align:end}@media (max-width:767px){.e-l{--align:start}}",
  );
});

test("W-ALL-03 is accessible in all layouts", async () => {
  for (const settings of [{}, { names: "code" }, { layout: "menu" }, { layout: "menu", names: "code" }]) {
    const { container, unmount } = renderWidget(language_switcher, settings, on());
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
