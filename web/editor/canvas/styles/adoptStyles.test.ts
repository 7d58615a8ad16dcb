import { expect, test } from "vitest";
import { adoptStyles } from "./adoptStyles";

/** A page that counts how often its stylesheets are written. */
function page() {
  const written: string[] = [];
  class Sheet {
    css = "";
    replaceSync(css: string) {
      this.css = css;
      written.push(css);
    }
  }
  const frame = { defaultView: { CSSStyleSheet: Sheet }, adoptedStyleSheets: [] as unknown as CSSStyleSheet[] };
  return {
    frame: frame as unknown as Document,
    written,
    css: () => (frame.adoptedStyleSheets as unknown as Sheet[]).map(({ css }) => css),
  };
}

test("replaces the stylesheet of the same name, and keeps the others in their order", () => {
  const { frame, css } = page();
  adoptStyles(frame, "fonts", "a{}");
  adoptStyles(frame, "elements", "b{}");
  adoptStyles(frame, "fonts", "c{}");
  expect(css()).toEqual(["c{}", "b{}"]);
});

test("writes nothing if the CSS is the same, because writing restyles the page", () => {
  const { frame, written } = page();
  for (const css of ["a{}", "a{}", "", ""]) adoptStyles(frame, "elements", css);
  expect(written).toEqual(["a{}", ""]);
});

test("pages do not share their stylesheets", () => {
  const [one, other] = [page(), page()];
  adoptStyles(one.frame, "elements", "a{}");
  adoptStyles(other.frame, "elements", "a{}");
  expect([one.css(), other.css()]).toEqual([["a{}"], ["a{}"]]);
});

test("waits for a page with a window", () => {
  expect(() => adoptStyles(undefined, "elements", "a{}")).not.toThrow();
  expect(() => adoptStyles({ defaultView: null } as Document, "elements", "a{}")).not.toThrow();
});
