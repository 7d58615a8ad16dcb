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

test("W-ALL-01 RUN-HND-10 links all parent pages in order, and marks the current page", () => {
  const { getAllByRole, getByRole, getByText } = renderWidget(breadcrumbs, {}, on("b"));

  expect(getByRole("navigation", { name: "Breadcrumb" })).toBeTruthy();
  expect(getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/journal/"]);
  expect(getByText("Glue & <patience>").getAttribute("aria-current")).toBe("page");
});

test("publishes structured data with absolute URLs, which cannot end its script element", () => {
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

test("can hide the first and the last item, and rename the first one", () => {
  const links = (settings: object) =>
    renderWidget(breadcrumbs, { structured_data: "", ...settings }, on("b")).container.textContent;

  expect(links({ show_home: "", separator: "slash" })).toBe("Journal/Glue & <patience>");
  expect(links({ show_current: "", home_text: "Start", separator: "dot" })).toBe("Start·Journal");
});

test("hides separators from screen readers, and mirrors the arrow in right-to-left text", () => {
  const { html, container } = renderWidget(breadcrumbs, {}, { ...on("b"), environment: { direction: "rtl" } });

  expect(html).toContain("matrix(-1 0 0 1 24 0)");
  for (const separator of container.querySelectorAll(".breadcrumbs__separator"))
    expect(separator.getAttribute("aria-hidden")).toBe("true");
});

test("W-ALL-04 shows visitors nothing and staff a hint on the home page", () => {
  const first = on("b", trail.slice(0, 1));

  expect(renderWidget(breadcrumbs, {}, first).html).toBe("");
  expect(
    renderWidget(breadcrumbs, {}, { ...first, environment: { mode: "editor" } }).getByText(
      /^Pages below the home page/,
    ),
  ).toBeTruthy();
});

test("W-ALL-02 RUN-HND-08 has an alignment per device", () => {
  expect(cssOf(breadcrumbs, { align: "start", align_mobile: "center" }, { id: "b" })).toBe(
    ".e-b{--align:start}@media (max-width:767px){.e-b{--align:center}}",
  );
});

test("W-ALL-03 is accessible", async () => {
  expect(await violations(renderWidget(breadcrumbs, {}, on("b")).container)).toEqual([]);
});
