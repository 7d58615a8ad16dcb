import { expect, test } from "vitest";
import { widgets } from "../../intarsia/widgets";
import { mapReferences, REFERENCES, referencesIn } from "./references";

test.each([
  ["media", { id: 7, alt: "Oak" }, ["image-7"]],
  ["gallery", [{ id: 7 }, { id: null }, { id: 8 }], ["image-7", "image-8"]],
  ["link", { url: "", page: 3, action: { name: "lightbox", images: [{ id: 7 }] } }, ["page-3", "image-7"]],
  ["link", { url: "", document: 5 }, ["document-5"]],
  [
    "richtext",
    [{ page: 3 }, { document: 5 }, { action: { images: [{ id: 7 }] } }],
    ["page-3", "document-5", "image-7"],
  ],
  ["$style", { $image: 7, overlay: "#000" }, ["image-7"]],
  ["display_condition", [{ field: "page", operator: "is", value: 3 }], ["page-3"]],
  ["text", "7", []],
])("finds the ids in a value of the kind %s", (kind, value, expected) => {
  expect([...referencesIn(kind, value)].map(({ target, id }) => `${target}-${id}`)).toEqual(expected);
});

test.each([[null], [7], ["id"], [{}], [{ id: "7", page: "3", document: "5" }], [{ action: { images: 3 } }], [[[]]]])(
  "finds nothing in a value of another form: %j",
  (value) => {
    for (const kind of ["media", "gallery", "link", "richtext", "$style"])
      expect([...referencesIn(kind, value)]).toEqual([]);
  },
);

test.each(Object.entries(REFERENCES))("changes the ids of a copy of a value of the kind %s", (kind, targets) => {
  for (const [target, paths] of Object.entries(targets))
    for (const path of paths) {
      const value = path.split(".").reduceRight<unknown>((inner, key) => (key === "*" ? [inner] : { [key]: inner }), 7);
      const change = (found: string, id: unknown) => `new ${found} ${id}`;

      expect(JSON.stringify(mapReferences(kind, value, change))).toBe(
        JSON.stringify(value).replace("7", `"new ${target} 7"`),
      );
      expect(JSON.stringify(value)).toContain("7");
    }
});

test("a value without changes stays the same object", () => {
  const value = { url: "", page: 3, action: { name: "x", images: [{ id: 7 }] } };

  expect(mapReferences("link", value, (_target, id) => id)).toBe(value);
});

test("knows every kind whose default has an id", () => {
  const kinds = widgets
    .flatMap(({ schema }) => Object.values(schema.settings))
    .filter(({ default: value }) => {
      return typeof value === "object" && value !== null && ("id" in value || "page" in value || "document" in value);
    });

  expect(kinds.filter(({ kind }) => [...referencesIn(kind, { id: 1, page: 1 })].length === 0)).toEqual([]);
});
