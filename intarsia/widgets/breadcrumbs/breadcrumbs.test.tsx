import { expect, test } from "vitest";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { breadcrumbs } from ".";

const trail = [
  { text: "Home", href: "/" },
  { text: "Journal", href: "/journal/" },
  { text: "Glue & <patience>", href: "/journal/glue/" },
];
const on = (id: string, given: object[] = trail) => ({
  id,
  resources: { data: { [id]: { trail: given, origin: "https://hollin.example" } } },
});

test("W-ALL-01 RUN-HND-10 every page above is a link, in order, and this page is named and marked", () => {
  const { getAllByRole, getByRole, getByText } = renderWidget(breadcrumbs, {}, on("b"));

  expect(getByRole("navigation", { name: "Breadcrumb" })).toBeTruthy();
  expect(getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/journal/"]);
  expect(getByText("Glue & <patience>").getAttribute("aria-current")).toBe("page");
});

test("search engines read the path with whole addresses, as data that cannot end its block", () => {
  const { container, html } = renderWidget(breadcrumbs, {}, on("b"));
  const data = JSON.parse(container.querySelector("script[type='application/ld+json']")?.textContent ?? "");

  expect(data["@type"]).toBe("BreadcrumbList");
  expect(data.itemListElement.at(-1)).toEqual({
    "@type": "ListItem",
    position: 3,
    name: "Glue & <patience>",
    item: "https://hollin.example/journal/glue/",
  });
  expect(html).toContain("Glue \\u0026 \\u003cpatience\\u003e");
  expect(renderWidget(breadcrumbs, { structured_data: "" }, on("b")).html).not.toContain("<script");
});

test("the first and the last may be left out, and the first may have another name", () => {
  const links = (settings: object) =>
    renderWidget(breadcrumbs, { structured_data: "", ...settings }, on("b")).container.textContent;

  expect(links({ show_home: "", separator: "slash" })).toBe("Journal/Glue & <patience>");
  expect(links({ show_current: "", home_text: "Start", separator: "dot" })).toBe("Start·Journal");
});

test("what stands between them is not read aloud, and its arrow follows the direction of reading", () => {
  const { html, container } = renderWidget(breadcrumbs, {}, { ...on("b"), environment: { direction: "rtl" } });

  expect(html).toContain("matrix(-1 0 0 1 24 0)");
  for (const separator of container.querySelectorAll(".breadcrumbs__separator"))
    expect(separator.getAttribute("aria-hidden")).toBe("true");
});

test("W-ALL-04 on the first page visitors see nothing and staff see why", () => {
  const first = on("b", trail.slice(0, 1));

  expect(renderWidget(breadcrumbs, {}, first).html).toBe("");
  expect(
    renderWidget(breadcrumbs, {}, { ...first, environment: { mode: "editor" } }).getByText(
      /^Pages below the home page/,
    ),
  ).toBeTruthy();
});

test("W-ALL-02 RUN-HND-08 the alignment can differ on a smaller device", () => {
  expect(cssOf(breadcrumbs, { align: "start", align_mobile: "center" }, { id: "b" })).toBe(
    ".e-b{--align:start}@media (max-width:767px){.e-b{--align:center}}",
  );
});

test("W-ALL-03 it is accessible", async () => {
  expect(await violations(renderWidget(breadcrumbs, {}, on("b")).container)).toEqual([]);
});
