import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { heading } from ".";

test("W-ALL-01 has a default text and the level of a section", () => {
  const { getByRole } = renderWidget(heading);

  expect(getByRole("heading", { level: 2 }).textContent).toBe("Your heading");
});

test.each([
  ["h1", 1],
  ["h4", 4],
  ["h6", 6],
])("has the chosen level: %s", (header_size, level) => {
  expect(renderWidget(heading, { header_size }).getByRole("heading", { level })).toBeTruthy();
});

test("can be a paragraph for screen readers that looks like a heading", () => {
  const { container, queryByRole } = renderWidget(heading, { header_size: "p", size: "lg" });

  expect(queryByRole("heading")).toBeNull();
  expect(container.querySelector("p")?.className).toContain("heading--lg");
});

test("RUN-HND-06 RUN-HND-07 has a link with the chosen attributes", () => {
  const link = { url: "https://example.com", is_external: "on", nofollow: "on" };
  const { getByRole } = renderWidget(heading, { title: "Elsewhere", link });

  expect(getByRole("link", { name: "Elsewhere" }).outerHTML).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener nofollow">Elsewhere</a>',
  );
});

test("RUN-HND-06 links to the current URL of a page", () => {
  const resources = { pages: { "7": "/courses/" } };
  const { getByRole } = renderWidget(heading, { link: { url: "", page: 7 } }, { resources });

  expect(getByRole("link").getAttribute("href")).toBe("/courses/");
});

test("ignores a link that would run a script", () => {
  expect(renderWidget(heading, { link: { url: "java\nscript:alert(1)" } }).queryByRole("link")).toBeNull();
});

test("shows typed text as text, not as HTML", () => {
  expect(renderWidget(heading, { title: "Oak & <b>ash</b>" }).html).toContain("Oak &amp; &lt;b&gt;ash&lt;/b&gt;");
});

test("W-ALL-02 has styles per device and state, without a style attribute", () => {
  const style = {
    desktop: { color: "red", font_size: "52px" },
    mobile: { font_size: "34px" },
    "desktop:hover": { color: "blue" },
  };
  const { html, css } = renderWidget(heading, {}, { id: "h-1", style });

  expect(html).not.toContain("style=");
  expect(css).toBe(
    ".e-h-1{color:red;font-size:52px}.e-h-1:hover{color:blue}@media (max-width:767px){.e-h-1{font-size:34px}}",
  );
});

test("W-ALL-04 shows visitors nothing and staff a hint without a title", () => {
  expect(renderWidget(heading, { title: "" }).html).toBe("");
  expect(
    renderWidget(heading, { title: "" }, { environment: { mode: "editor" } }).getByText("Enter a title"),
  ).toBeTruthy();
});

test("W-ALL-03 is accessible with and without a link", async () => {
  expect(await violations(renderWidget(heading).container)).toEqual([]);
  expect(await violations(renderWidget(heading, { link: { url: "/about/" } }).container)).toEqual([]);
});
