import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { table } from ".";

test("W-ALL-01 RUN-HND-10 has column and row headers by default", () => {
  const { getAllByRole } = renderWidget(table);

  expect(getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
    "Column one",
    "Column two",
    "Column three",
  ]);
  expect(getAllByRole("row")).toHaveLength(3);
});

test("can make the first cell of a row its header", () => {
  const { getByRole } = renderWidget(table, { has_header_column: "yes" });

  expect(getByRole("rowheader", { name: "Row one" })).toBeTruthy();
});

test("W-ALL-03 is named by its caption, and a wide one can be scrolled by keyboard", async () => {
  const { getByRole } = renderWidget(table, { caption: "Courses in spring" });
  await userEvent.tab();

  expect(document.activeElement).toBe(getByRole("region", { name: "Courses in spring" }));
  expect(getByRole("table", { name: "Courses in spring" })).toBeTruthy();
});

test("W-ALL-03 is a named region without a caption, too, in the language of the page", () => {
  renderWidget(table, {}, { environment: { translations: { Table: "Tabelle" } } });

  expect(screen.getByRole("region", { name: "Tabelle" }).tabIndex).toBe(0);
});

test("shows HTML as text", () => {
  expect(renderWidget(table, { content: "<b>1</b> | 2" }).html).toContain("&lt;b&gt;1&lt;/b&gt;");
});

test("W-ALL-04 shows visitors nothing and staff a hint without cells", () => {
  expect(renderWidget(table, { content: " " }).html).toBe("");
  expect(
    renderWidget(table, { content: "" }, { environment: { mode: "editor" } }).getByText(/^Enter cells/),
  ).toBeTruthy();
});

test("W-ALL-03 W-ALL-04 is accessible, also twice on a page and with an empty corner cell", async () => {
  const { container } = renderWidget(
    table,
    { content: " | A\nB | 1", has_header_column: "yes", caption: "x" },
    { id: "t-1" },
  );
  renderWidget(table, { has_header_row: "" }, { id: "t-2" });

  expect(await violations(container.ownerDocument.body)).toEqual([]);
});
