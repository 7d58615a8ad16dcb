import { expect, test } from "vitest";
import { renderWidget } from "../../../web/kit/testing/renderWidget";
import { comments } from ".";

const html = '<section class="comments"><h2>1 comment</h2></section>';

test("W-ALL-01 it shows what the server has rendered", () => {
  const resources = { data: { c: { html } } };

  expect(renderWidget(comments, {}, { id: "c", resources }).getByRole("heading", { name: "1 comment" })).toBeTruthy();
});

test("W-ALL-04 where no comments are shown visitors see nothing and staff what stands there", () => {
  expect(renderWidget(comments).html).toBe("");
  expect(
    renderWidget(comments, {}, { environment: { mode: "editor" } }).getByText(/^Comments appear here/),
  ).toBeTruthy();
});
