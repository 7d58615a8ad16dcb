import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { extensions } from "./extensions";
import { ALIGNMENTS, TEXT_COLORS } from "./textLook";

/** The text as it is stored after it was opened for editing. */
function edited(content: string): string {
  const editor = new Editor({ extensions, content });
  const html = editor.getHTML();
  editor.destroy();
  return html;
}

test.each(TEXT_COLORS)("keeps the color %s of the design, as a class", (color) => {
  const text = `<p>Solid <span class="richtext-${color}">oak</span></p>`;

  expect(edited(text)).toBe(text);
});

test.each(ALIGNMENTS)("keeps the alignment of paragraphs and headings: %s", (alignment) => {
  const text = `<h2 class="richtext-${alignment}">Oak</h2><p class="richtext-${alignment}">Elm</p>`;

  expect(edited(text)).toBe(text);
});

test("a colored text can be bold, too", () => {
  const text = '<p><strong><span class="richtext-accent">Oak</span></strong></p>';

  expect(edited(text)).toBe(text);
});

test.each([
  '<span class="richtext-pink">Oak</span>',
  '<span class="my-richtext-accent">Oak</span>',
  '<span class="richtext-accent-2">Oak</span>',
  '<span class="richtext-accent other">Oak</span>',
  '<span class="richtext-center">Oak</span>',
  '<span class="">Oak</span>',
  "<span>Oak</span>",
  '<span style="color: red">Oak</span>',
])("leaves out what is no color of the design: %s", (oak) => {
  expect(edited(`<p>${oak}</p>`)).toBe("<p>Oak</p>");
});

test.each([
  '<p class="richtext-left">Oak</p>',
  '<p class="my-richtext-center">Oak</p>',
  '<p class="richtext-center-2">Oak</p>',
  '<p class="richtext-accent">Oak</p>',
  '<p style="text-align: center">Oak</p>',
])("leaves out what is no alignment: %s", (oak) => {
  expect(edited(oak)).toBe("<p>Oak</p>");
});

test("aligns the paragraphs in a list or quote, not the list", () => {
  expect(edited('<ul class="richtext-end"><li><p class="richtext-end">Oak</p></li></ul>')).toBe(
    '<ul><li><p class="richtext-end">Oak</p></li></ul>',
  );
});
