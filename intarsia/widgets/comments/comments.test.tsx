import { expect, test } from "vitest";
import { draw } from "../../../web/kit/testing/drawWidget";
import { comments } from ".";

const html = '<section class="comments"><h2>1 comment</h2></section>';

test("W-ALL-01 it shows what the server has drawn", () => {
  const resources = { data: { c: { html } } };

  expect(draw(comments, {}, { id: "c", resources }).getByRole("heading", { name: "1 comment" })).toBeTruthy();
});

test("W-ALL-04 where no comments are shown visitors see nothing and staff what stands there", () => {
  expect(draw(comments).html).toBe("");
  expect(draw(comments, {}, { environment: { mode: "editor" } }).getByText(/^Comments of the page/)).toBeTruthy();
});
