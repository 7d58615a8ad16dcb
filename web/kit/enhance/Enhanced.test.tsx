import { render } from "@testing-library/react";
import { createRef } from "react";
import { expect, test } from "vitest";
import type { Enhance } from "../schema/defineWidget";
import { Enhanced } from "./Enhanced";

const root = createRef<HTMLParagraphElement>();
const log: string[] = [];

/** Writes over what React rendered, and restores it. */
const enhance: Enhance = (element, until) => {
  const before = element.title;
  element.title = `enhanced ${before}`;
  log.push(element.title);
  until.addEventListener("abort", () => {
    log.push("undone");
    element.title = before;
  });
};

const view = (title: string) => (
  <Enhanced enhance={enhance} root={root}>
    <p ref={root} title={title} />
  </Enhanced>
);

test("undoes the enhancement before React changes the HTML, and starts it again afterwards", () => {
  const { rerender, unmount } = render(view("oak"));
  rerender(view("elm"));
  expect(root.current?.title).toBe("enhanced elm");
  unmount();

  expect(log).toEqual(["enhanced oak", "undone", "enhanced elm", "undone"]);
});
