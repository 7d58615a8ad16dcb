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

test("W-ALL-01 RUN-HND-10 every language is a link in its own words, said in its own language", () => {
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

test("letters are short for the eye, and the name is there for the ear", () => {
  const { getByRole } = renderWidget(language_switcher, { names: "code" }, on());

  expect(getByRole("link", { name: "العربيّة AR" }).textContent).toBe("AR");
});

test("behind a button the list opens without a script, and the button says which language this is", async () => {
  const { container, getByText, html } = renderWidget(language_switcher, { layout: "menu" }, on());

  expect(html).toContain("<details");
  await userEvent.click(getByText("English", { selector: "summary > span" }));
  expect(container.querySelector("details")?.open).toBe(true);
  expect(container.querySelector("summary")?.getAttribute("aria-label")).toBe("Language: English");
});

test("W-ALL-04 a page in one language offers no choice, and staff learn how there can be one", () => {
  const one = on("l", translations.slice(0, 1));

  expect(renderWidget(language_switcher, {}, one).html).toBe("");
  expect(
    renderWidget(language_switcher, {}, { ...one, environment: { mode: "editor" } }).getByText(
      /^Languages appear here/,
    ),
  ).toBeTruthy();
});

test("W-ALL-02 RUN-HND-08 the alignment can differ on a smaller device", () => {
  expect(cssOf(language_switcher, { align: "end", align_mobile: "start" }, { id: "l" })).toBe(
    ".e-l{--align:end}@media (max-width:767px){.e-l{--align:start}}",
  );
});

test("W-ALL-03 it is accessible in all its forms", async () => {
  for (const settings of [{}, { names: "code" }, { layout: "menu" }, { layout: "menu", names: "code" }]) {
    const { container, unmount } = renderWidget(language_switcher, settings, on());
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
