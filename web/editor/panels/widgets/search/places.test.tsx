import "../../../testing/canvasBrowser";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { boot } from "../../../testing/inEditor";
import { openEditor } from "../../../testing/openEditor";
import { placeFor } from "./places";

beforeEach(() => localStorage.clear());

test.each([
  ["H1", /HTML tag under Content/],
  ["anchors", /CSS ID under Advanced/],
  ["anchor", /CSS ID under Advanced/],
  ["shortcode", /HTML widget/],
  ["meta  description", /panel Search and sharing/],
  ["CSS", /under Style/],
  ["respons", /Choose a device/],
])("says where “%s” is done", (query, text) => {
  expect(placeFor(query)?.text).toMatch(text);
});

test.each(["", "h", "te", "heading", "accordion", "zebra"])("has no answer for “%s”", (query) => {
  expect(placeFor(query)).toBeUndefined();
});

const search = async (query: string) => {
  const panel = within(screen.getByRole("region", { name: "Widgets" }));
  await userEvent.type(panel.getByRole("searchbox"), query);
  return panel;
};

test("the search answers with the place and a shortcut to it", async () => {
  await openEditor({ panel: "widgets" });
  const panel = await search("revision");
  expect(panel.getByText(/are in the history/)).toBeTruthy();
  await userEvent.click(panel.getByRole("button", { name: "Open history" }));
  expect(screen.getByRole("region", { name: "History" })).toBeTruthy();
});

test("the design is offered only to users who may change it", async () => {
  const { unmount } = await openEditor({ panel: "widgets" });
  expect((await search("css")).queryByRole("button", { name: "Open site design" })).toBeNull();
  unmount();
  await openEditor({ panel: "widgets", boot: { urls: { ...boot().urls, design: "/design/" } } });
  expect((await search("css")).getByRole("button", { name: "Open site design" })).toBeTruthy();
});
