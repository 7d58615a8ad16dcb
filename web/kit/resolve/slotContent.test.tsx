import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ShownItem, ShownPage, Slot } from "../schema/defineWidget";
import { slotOnCanvas } from "./slotContent";

const Elements: Slot = () => <p>The owner's elements</p>;
const slot = { stored: [], path: "content", shows: undefined, scopes: [] };

test("shows the elements of a slot, once if the page shows them for each item", () => {
  expect(slotOnCanvas(slot, Elements)).toBe(Elements);

  const items = slotOnCanvas({ ...slot, shows: "items", scopes: [{ key: "a--1" }, { key: "a--2" }] }, Elements);
  expect((items as ShownItem[]).map(({ Content }) => Content)).toEqual([Elements]);
});

test("shows the example page in a template, by its HTML", () => {
  const page = slotOnCanvas({ ...slot, shows: "page", scopes: [{ key: "", html: "<b>Oak</b>" }] }, Elements);
  const { Content, isEmpty } = page as ShownPage;
  const { container } = render(
    <Content className="page" htmlClassName="richtext">
      Example
    </Content>,
  );

  expect(isEmpty).toBe(false);
  expect(container.innerHTML).toBe('<div class="page">Example<div class="richtext"><b>Oak</b></div></div>');
});

test("shows nothing without a page, or for another document", () => {
  expect(slotOnCanvas({ ...slot, shows: "page" }, Elements)).toBeNull();
  expect(slotOnCanvas({ ...slot, shows: "document" }, Elements)).toBeNull();
});
