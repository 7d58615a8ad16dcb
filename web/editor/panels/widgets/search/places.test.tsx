import "../../../testing/canvasBrowser";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { boot } from "../../../testing/inEditor";
import { openEditor } from "../../../testing/openEditor";
import { isReachable, type Place, placeFor } from "./places";

beforeEach(() => localStorage.clear());

test.each([
  ["H1", /HTML tag under Content/],
  ["anchors", /CSS ID under Advanced/],
  ["anchor", /CSS ID under Advanced/],
  ["shortcode", /HTML widget/],
  ["meta  description", /panel Search and sharing/],
  ["CSS", /under Style/],
  ["respons", /Choose a device/],
  ["301", /Settings › Redirects/],
  ["JS", /cannot add scripts/],
  ["jump l", /CSS ID under Advanced/],
  ["seo", /panel Search and sharing/],
])("says where “%s” is done", (query, text) => {
  expect(placeFor(query)?.text).toMatch(text);
});

test.each(["", "h", "te", "heading", "accordion", "zebra"])("has no answer for “%s”", (query) => {
  expect(placeFor(query)).toBeUndefined();
});

test.each([
  ["history", undefined, "Open history"],
  ["font", "design", "Open site design"],
  ["stylesheet", "design", "Open site design"],
  ["slug", "searchResult", "Open search and sharing"],
] as const)("the shortcut for “%s” needs what it opens: %s", (query, needed, label) => {
  const place = placeFor(query) as Place;
  const nothing = { urls: boot().urls, searchResult: null };
  const all = { urls: { ...boot().urls, design: "/design/" }, searchResult: boot().searchResult ?? ({} as never) };

  expect(place.go?.label).toBe(label);
  expect([isReachable(place, nothing), isReachable(place, all)]).toEqual([needed === undefined, true]);
});

test("what has no panel has no shortcut", () => {
  expect(isReachable(placeFor("301") as Place, { urls: boot().urls, searchResult: null })).toBe(false);
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
