import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { table } from ".";

test("W-ALL-01 RUN-HND-10 a table that nobody touched has named columns and rows", () => {
  const { getAllByRole } = renderWidget(table);

  expect(getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
    "Column one",
    "Column two",
    "Column three",
  ]);
  expect(getAllByRole("row")).toHaveLength(3);
});

test("the first cell may name its row", () => {
  const { getByRole } = renderWidget(table, { has_header_column: "yes" });

  expect(getByRole("rowheader", { name: "Row one" })).toBeTruthy();
});

test("W-ALL-03 it is named by its caption, and a wide one can be reached to scroll it", async () => {
  const { getByRole } = renderWidget(table, { caption: "Courses in spring" });
  await userEvent.tab();

  expect(document.activeElement).toBe(getByRole("region", { name: "Courses in spring" }));
  expect(getByRole("table", { name: "Courses in spring" })).toBeTruthy();
});

test("what looks like HTML is text", () => {
  expect(renderWidget(table, { content: "<b>1</b> | 2" }).html).toContain("&lt;b&gt;1&lt;/b&gt;");
});

test("W-ALL-04 without cells it leaves no trace and staff see what to do", () => {
  expect(renderWidget(table, { content: " " }).html).toBe("");
  expect(
    renderWidget(table, { content: "" }, { environment: { mode: "editor" } }).getByText(/^Enter cells/),
  ).toBeTruthy();
});

test("W-ALL-03 W-ALL-04 it is accessible, two on a page too, with an empty corner", async () => {
  const { container } = renderWidget(
    table,
    { content: " | A\nB | 1", has_header_column: "yes", caption: "x" },
    { id: "t-1" },
  );
  renderWidget(table, { has_header_row: "" }, { id: "t-2" });

  expect(await violations(container.ownerDocument.body)).toEqual([]);
});
