import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { cssOf, enhanceIn, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { search } from ".";
import { enhance } from "./enhance";

const found = {
  query: "glue",
  count: 12,
  number: 2,
  pages: 3,
  results: [{ title: "Warm glue", url: "/glue/", excerpt: ["Keep the ", "glue", " warm."] }],
};
const on = (changes: object = {}, id = "s") => ({
  id,
  resources: { data: { [id]: { action: "/search/", language: "en", ...changes } } },
});

test("W-ALL-01 RUN-HND-10 is a form that works without a script by default", () => {
  const { getByRole, container } = renderWidget(search, {}, on());
  const form = container.querySelector("form") as HTMLFormElement;

  expect(container.querySelector("search")).toBeTruthy();
  expect([form.getAttribute("action"), form.method]).toEqual(["/search/", "get"]);
  expect(getByRole("searchbox", { name: "Search this site" }).getAttribute("name")).toBe("q");
  expect(getByRole("button", { name: "Search" })).toBeTruthy();
  expect(new FormData(form).get("in")).toBe("en");
});

test("has the attributes and the hidden fields of an app that guards the search", async () => {
  const guard = { attributes: { "apbct-form-sign": "native_search" }, traps: ["apbct__email_id__search"] };
  expect(renderWidget(search, {}, on()).html).not.toContain("apbct");
  const { container } = renderWidget(search, {}, on({ guard }, "guarded"));
  const form = container.querySelector("form[apbct-form-sign=native_search]") as HTMLFormElement;

  expect(form.querySelector<HTMLInputElement>("dialog:not([open]) input")?.name).toBe("apbct__email_id__search");
  expect(await violations(container)).toEqual([]);
});

test("shows results as headings with links, and marks the query in the excerpts", () => {
  const { getByRole, container } = renderWidget(search, {}, on({ found }));

  expect(getByRole("heading", { level: 2, name: "Warm glue" })).toBeTruthy();
  expect(container.querySelector("mark")?.textContent).toBe("glue");
  expect(container.textContent).toContain("12 pages found for “glue”");
  expect((getByRole("searchbox") as HTMLInputElement).value).toBe("glue");
});

test("says that there are more results than it counts", () => {
  const { container } = renderWidget(search, {}, on({ found: { ...found, count: 500, has_more: true } }));

  expect(container.textContent).toContain("500+ pages found for “glue”");
});

test("links result pages with the same query", () => {
  const { getByRole } = renderWidget(search, {}, on({ found: { ...found, query: "a&b" } }));

  expect(getByRole("link", { name: "More results" }).getAttribute("href")).toBe("/search/?q=a%26b&in=en&page=3");
  expect(getByRole("link", { name: "Previous results" }).getAttribute("rel")).toBe("prev");
});

test.each([
  [{ number: 1 }, [1, false, true]],
  [{ number: 2 }, [11, true, true]],
  [{ number: 3 }, [21, true, false]],
])("numbers results from the first of their page, and links the pages around it: %j", (changes, expected) => {
  const { container, queryByRole } = renderWidget(search, {}, on({ found: { ...found, ...changes } }));
  const link = (name: string) => Boolean(queryByRole("link", { name }));

  expect([container.querySelector("ol")?.start, link("Previous results"), link("More results")]).toEqual(expected);
});

test("has no result pages if there is only one", () => {
  expect(
    renderWidget(search, {}, on({ found: { ...found, number: 1, pages: 1 } })).queryByRole("navigation"),
  ).toBeNull();
});

test.each([
  [{ query: "" }, "Enter a search term."],
  [{ count: 0, results: [] }, "No results for “glue”"],
  [{ count: 1, pages: 1 }, "1 page found for “glue”"],
  [{ is_too_often: true }, "Too many searches."],
])("describes %j as text", (changes, words) => {
  expect(renderWidget(search, {}, on({ found: { ...found, ...changes } })).container.textContent).toContain(words);
});

test("mirrors the arrows between result pages in right-to-left text", () => {
  const { html } = renderWidget(search, {}, { ...on({ found }), environment: { direction: "rtl" } });

  expect(html.match(/matrix\(-1/g)).toHaveLength(2);
});

test("W-ALL-02 RUN-HND-08 has a width per device", () => {
  const settings = { field_width: { size: 20, unit: "rem" }, field_width_mobile: { size: 100, unit: "%" } };

  expect(cssOf(search, settings, { id: "s" })).toContain("@media (max-width:767px){.e-s{--field:100%}}");
});

test("W-ALL-04 shows visitors nothing and staff a hint on a site without search", () => {
  expect(renderWidget(search).html).toBe("");
  expect(renderWidget(search, {}, { environment: { mode: "editor" } }).getByText(/^Search is not set up/)).toBeTruthy();
});

test("W-ALL-03 W-ALL-04 is accessible, with results and twice on a page", async () => {
  renderWidget(search, {}, on({}, "first"));
  renderWidget(search, { button: "words" }, on({ found }, "second"));

  expect(await violations(document.body)).toEqual([]);
});

const ajax = vi.fn();
beforeEach(() => {
  vi.stubGlobal("intarsia", { ajax });
});
afterEach(() => {
  vi.unstubAllGlobals();
  ajax.mockReset();
});

const answer = (...titles: string[]) => ({
  ok: true,
  data: { data: { suggestions: titles.map((title) => ({ title, url: `#${title}` })) } },
});

function typeInto(field: HTMLInputElement, text: string) {
  field.focus();
  fireEvent.input(field, { target: { value: text } });
}

async function typed(text: string, settings: Record<string, unknown> = {}) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const rendered = renderWidget(search, settings, on());
  const unmount = enhanceIn(rendered.container, enhance);
  onTestFinished(unmount);
  const field = rendered.container.querySelector("input[type=search]") as HTMLInputElement;
  typeInto(field, text);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  const press = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(field, { key });
  };
  return { ...rendered, press, field, unmount };
}

test("RUN-HND-16 asks for suggestions once when typing pauses, and not for a single character", async () => {
  ajax.mockResolvedValue(answer("Glue"));
  await typed("g");
  expect(ajax).not.toHaveBeenCalled();

  await typed("glue");
  expect(ajax).toHaveBeenCalledOnce();
  expect(ajax.mock.calls[0]?.slice(0, 2)).toEqual(["search_suggestions", { q: "glue", in: "en" }]);
});

test("W-ALL-03 selects with arrow keys while the field keeps focus; Enter follows and Escape closes", async () => {
  ajax.mockResolvedValue(answer("Glue", "Glue pots"));
  const { field, press, getAllByRole, getByRole, container } = await typed("glue");
  const expanded = () => field.getAttribute("aria-expanded");
  expect([field.role, expanded()]).toEqual(["combobox", "true"]);
  expect(getByRole("status").textContent).toBe("Suggestions: 2");

  press("ArrowDown", "ArrowDown");
  expect(getByRole("option", { selected: true }).textContent).toBe("Glue pots");
  expect(field.getAttribute("aria-activedescendant")).toBe(getAllByRole("option")[1]?.id);
  press("ArrowDown");
  expect(field.hasAttribute("aria-activedescendant")).toBe(false);
  expect(await violations(container)).toEqual([]);

  const followed: string[] = [];
  container.addEventListener("click", ({ target }) => followed.push((target as Element).textContent));
  press("ArrowUp", "Enter");
  expect(followed).toEqual(["Glue pots"]);
  expect(document.activeElement).toBe(field);
  press("Escape");
  expect(expanded()).toBe("false");
});

test("ignores a response that arrives after more typing", async () => {
  let tell: (value: unknown) => void = () => {};
  ajax.mockReturnValueOnce(new Promise((resolve) => (tell = resolve)));
  const { field, container } = await typed("glue");
  typeInto(field, "gluex");
  tell(answer("Old"));
  await Promise.resolve();

  expect(container.querySelectorAll("[role=option]")).toHaveLength(0);
});

test("RUN-AJAX-02 stays a plain form if a request fails", async () => {
  ajax.mockResolvedValue({ ok: false });
  const { field } = await typed("glue");

  expect(field.getAttribute("aria-expanded")).toBe("false");
});

test("shows suggestions as text and never as HTML, and requests none if turned off", async () => {
  ajax.mockResolvedValue(answer("<img src=x>"));
  expect((await typed("glue")).container.querySelector("[role=option] img")).toBeNull();
  ajax.mockClear();

  await typed("glue", { suggests: "" });
  expect(ajax).not.toHaveBeenCalled();
});

test("RUN-HND-09 restores the server's form when it is removed", async () => {
  ajax.mockResolvedValue(answer("Glue"));
  const { unmount, field, container } = await typed("glue");
  unmount();

  expect(container.querySelector("[role=listbox]")).toBeNull();
  expect(field.getAttributeNames().filter((name) => name === "role" || name.startsWith("aria"))).toEqual([]);
});
