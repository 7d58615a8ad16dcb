import { describe, expect, test } from "vitest";
import urls from "../../../intarsia/documents/tests/link_urls.json";
import type { Widths } from "../environment/devices/devices";
import { defineSchema } from "../schema/schema";
import { media, number, text } from "../schema/settings";
import { image } from "../testing/renderWidget";
import { EMPTY_RESOURCES, resolveLink, resolveSettings } from "./resolve";

const schema = defineSchema({
  type: "cards",
  label: "Cards",
  description: "",
  category: "content",
  icon: "",
  version: 1,
  hydrate: "never",
  settings: {
    title: text({ label: "Title", default: "Cards" }),
    cover: media({ label: "Cover", default: { id: null } }),
    columns: number({ label: "Columns", default: 3, responsive: { inherits: "larger" } }),
    secret: text({ label: "Secret", default: "s3cr3t", private: true }),
  },
});

function resolved(data: unknown, props: Record<string, unknown> = {}, widths: Widths = {}) {
  const resources = { ...EMPTY_RESOURCES, images: { "3": image(), "4": image({ alt: "Ash" }) }, data: { "c-1": data } };
  const element = { type: "cards", props: { id: "c-1", ...props } };
  return resolveSettings(element, schema, { resources, count: { seen: 0 }, renderSlot: () => null, widths });
}

test("resolves images in server data at any depth", () => {
  const { posts, lead } = resolved({ lead: { $image: 4 }, posts: [{ title: "Oak", picture: { $image: 3 } }] });

  expect(lead).toMatchObject({ id: 4, alt: "Ash", src: "/media/oak-800.webp" });
  expect(posts).toMatchObject([{ title: "Oak", picture: { id: 3, alt: "Oak veneer, cut for a rosette" } }]);
});

test("returns null for a deleted image", () => {
  expect(resolved({ picture: { $image: 99 }, none: { $image: null } })).toMatchObject({ picture: null, none: null });
});

test("gives priority only to the first image of the page, chosen or loaded", () => {
  const { cover, pictures } = resolved({ pictures: [{ $image: 3 }, { $image: 4 }] }, { cover: { id: 4 } });

  expect(cover).toMatchObject({ first: true });
  expect(pictures).toMatchObject([{ first: false }, { first: false }]);
});

test("ignores data that is not an object, and leaves out private settings", () => {
  for (const data of [undefined, null, "text"]) {
    expect(resolved(data)).toEqual({ title: "Cards", cover: null, columns: 3 });
  }
});

test("RUN-HND-08 passes values of active devices only", () => {
  const props = { columns_tablet: 2, columns_tablet_extra: 4, columns_of_another_kind: 9 };

  expect(resolved(null, props)).toEqual({ title: "Cards", cover: null, columns: 3, columns_tablet: 2 });
  expect(resolved(null, props, { tablet_extra: 1200 })).toMatchObject({ columns_tablet: 2, columns_tablet_extra: 4 });
});

test.each(urls as [string, boolean][])("renders %j as a link exactly if it may be saved: %s", (url, isSafe) => {
  expect(resolveLink({ url }) !== null).toBe(isSafe);
});

test("a link leads to the current URL of a file in the document library, or nowhere once it is deleted", () => {
  const documents = { "7": { url: "/documents/7/prices.pdf", title: "Prices" } };
  const href = (value: object) =>
    resolveLink(value, { ...EMPTY_RESOURCES, pages: { "3": "/visit/" }, documents })?.href;

  expect(href({ url: "", document: 7 })).toBe("/documents/7/prices.pdf");
  expect(href({ url: "/old.pdf", document: 8 })).toBeUndefined();
  expect(href({ url: "", page: 3, document: 7 })).toBe("/visit/");
  expect(href({ url: "/oak/", page: null, document: null })).toBe("/oak/");
});

describe("dynamic values", () => {
  const bound = (source: string, fallback?: unknown) => ({ $bind: { source, fallback } });
  const shown = (props: Record<string, unknown>, values: Record<string, unknown> = {}) => {
    const resources = { ...EMPTY_RESOURCES, images: { "3": image() }, bound: { "c-1": values } };
    const element = { type: "cards", props: { id: "c-1", ...props } };
    return resolveSettings(element, schema, { resources, count: { seen: 0 }, renderSlot: () => null });
  };

  test("are what the server found, with the same lookups as stored values", () => {
    const values = shown(
      { title: bound("page.title", "Untitled"), cover: bound("page.image") },
      { title: "Oak", cover: { id: 3 } },
    );

    expect(values).toMatchObject({ title: "Oak", cover: { id: 3, alt: "Oak veneer, cut for a rosette" } });
  });

  test.each([[{}], [{ title: null }]])("are the fallback without a value: %j", (found) => {
    expect(shown({ title: bound("page.title", "Untitled") }, found)).toMatchObject({ title: "Untitled" });
  });

  test.each([[bound("page.title")], [{ $bind: null }]])("are empty without a fallback, not the sample: %j", (title) => {
    expect(shown({ title, cover: bound("page.image") })).toMatchObject({ title: "", cover: null });
  });
});
