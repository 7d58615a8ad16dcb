import { expect, test } from "vitest";
import { renderWidget } from "../../../web/kit/testing/renderWidget";
import { comments } from ".";

const html = '<section class="comments"><h2>1 comment</h2></section>';

test("W-ALL-01 shows the HTML of the server", () => {
  const resources = { data: { c: { html } } };

  expect(renderWidget(comments, {}, { id: "c", resources }).getByRole("heading", { name: "1 comment" })).toBeTruthy();
});

test("W-ALL-04 shows visitors nothing, and staff what appears there, if comments are off", () => {
  expect(renderWidget(comments).html).toBe("");
  expect(
    renderWidget(comments, {}, { environment: { mode: "editor" } }).getByText(/^Comments appear here/),
  ).toBeTruthy();
});
