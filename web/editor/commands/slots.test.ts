import { describe, expect, it } from "vitest";
import { fields } from "../../../intarsia/fields";
import { widgets } from "../../../intarsia/widgets";
import type { Document, Element } from "../../documents/document";
import { positionOf } from "../../documents/tree";
import { refusalText } from "./names/refusalText";
import { moveIn, moveOut, openSlots, positionAfter, positionForNew } from "./slots";

const schemaOf = (type: string) => widgets.find(({ schema }) => schema.type === type)?.schema;

const PAGE: Document = {
  root: {},
  content: [
    { type: "container", props: { id: "full", content: [{ type: "heading", props: { id: "inner" } }] } },
    { type: "container", props: { id: "empty" } },
    { type: "heading", props: { id: "last" } },
    { type: "unknown", props: { id: "u", cells: [{ type: "heading", props: { id: "kept" } }] } },
  ],
};

describe("positionForNew", () => {
  it.each([
    [null, { list: ["content"], index: 4 }],
    ["inner", { list: ["content", 0, "props", "content"], index: 1 }],
    ["full", { list: ["content", 0, "props", "content"], index: 1 }],
    ["empty", { list: ["content", 1, "props", "content"], index: 0 }],
    ["gone", { list: ["content"], index: 4 }],
  ])("with %s selected", (selected, target) => {
    expect(positionForNew(PAGE, selected, schemaOf, "heading")).toEqual(target);
  });

  it.each([
    ["inner", 1],
    ["full", 1],
    ["last", 3],
    ["kept", 4],
    [null, 4],
    ["gone", 4],
  ])("a new section goes below the part of the page that holds the selection: %s", (selected, index) => {
    const target = { list: ["content"], index };
    expect(positionForNew(PAGE, selected, schemaOf, "section")).toEqual(target);
    expect(positionForNew(PAGE, selected, schemaOf, "heading", "section")).toEqual(target);
  });

  it("says nothing about a container that a new section was not meant for", () => {
    const section = schemaOf("section");
    const picky = (type: string) => (type === "container" ? { ...section, settings: {} } : schemaOf(type)) as never;
    expect(section && refusalText(PAGE, "inner", picky, section)).toBe("");
  });

  it("includes slots of list items", () => {
    const tabs = { type: "tabs", props: { id: "t", tabs: [{ _id: "1", content: [] }, { _id: "2" }] } };
    expect(openSlots(tabs, schemaOf, "heading")).toEqual([
      ["props", "tabs", 0, "content"],
      ["props", "tabs", 1, "content"],
    ]);
  });

  it("fills empty slots first, and else the last one", () => {
    const page = (...lengths: number[]) => {
      const tab = (length: number, _id: number) => ({
        _id: `${_id}`,
        content: Array.from({ length }, (_one, index) => ({ type: "text", props: { id: `${_id}-${index}` } })),
      });
      return { root: {}, content: [{ type: "tabs", props: { id: "t", tabs: lengths.map(tab) } }] };
    };
    const target = (...lengths: number[]) => positionForNew(page(...lengths), "t", schemaOf, "heading");
    expect(target(1, 0, 0)).toEqual({ list: ["content", 0, "props", "tabs", 1, "content"], index: 0 });
    expect(target(1, 2)).toEqual({ list: ["content", 0, "props", "tabs", 1, "content"], index: 2 });
  });

  it("fills the content of an off-canvas panel, not its footer", () => {
    const panel = (...content: Element[]) => ({ type: "off_canvas", props: { id: "panel", content } });
    const first: Element = { type: "heading", props: { id: "first" } };
    const target = (element: Element) => positionForNew({ root: {}, content: [element] }, "panel", schemaOf, "text");
    expect(target(panel())).toEqual({ list: ["content", 0, "props", "content"], index: 0 });
    expect(target(panel(first))).toEqual({ list: ["content", 0, "props", "content"], index: 1 });

    const moved = moveIn(
      "last",
      schemaOf,
    )({ root: {}, content: [panel(first), { type: "text", props: { id: "last" } }] });
    expect(positionOf(moved, "last")).toMatchObject({ list: ["content", 0, "props", "content"], index: 1 });
  });

  it("leaves out slots that the page does not show", () => {
    const menu = (below: string) => ({
      type: "menu",
      props: { id: "m", source: "custom", items: [{ _id: "1", below }] },
    });
    expect(openSlots(menu("links"), schemaOf, "heading")).toEqual([]);
    expect(openSlots(menu("panel"), schemaOf, "heading")).toEqual([["props", "items", 0, "panel"]]);
  });

  it("leaves out slots that show the page", () => {
    expect(openSlots({ type: "post_content", props: { id: "p" } }, schemaOf, "heading")).toEqual([]);
  });

  it("includes slots of an unknown widget with elements", () => {
    expect(openSlots(PAGE.content[3] as never, schemaOf, "heading")).toEqual([["props", "cells"]]);
  });
});

describe("after an element", () => {
  const picky = (type: string) => {
    const schema = schemaOf(type);
    const content = { kind: "slot", label: "Content", default: [], allow: ["heading"] } as const;
    return type === "container" && schema ? { ...schema, settings: { content } } : schema;
  };

  it("inserts after it, or after its container if the type is not allowed there", () => {
    expect(positionAfter(PAGE, "inner", picky, "heading")).toEqual({
      list: ["content", 0, "props", "content"],
      index: 1,
    });
    expect(positionAfter(PAGE, "inner", picky, "text")).toEqual({ list: ["content"], index: 1 });
    expect(positionForNew(PAGE, "inner", picky, "text")).toEqual({ list: ["content"], index: 1 });
  });

  it("inserts several elements together only where all of them are allowed", () => {
    const inside = { list: ["content", 0, "props", "content"], index: 1 };
    expect(positionAfter(PAGE, "inner", picky, "heading", "heading")).toEqual(inside);
    expect(positionAfter(PAGE, "inner", picky, "heading", "text")).toEqual({ list: ["content"], index: 1 });
    expect(positionForNew(PAGE, "full", picky, "heading", "text")).toEqual({ list: ["content"], index: 1 });
  });

  it("inserts in the list of an unknown widget, and nowhere for a deleted element", () => {
    expect(positionAfter(PAGE, "kept", schemaOf, "text")).toEqual({ list: ["content", 3, "props", "cells"], index: 1 });
    expect(positionAfter(PAGE, "gone", schemaOf, "text")).toBeNull();
  });
});

describe("moving in and out of containers by keyboard", () => {
  it("moves out after the parent, and in at the end of the previous element", () => {
    const out = moveOut("inner")(PAGE);
    expect(positionOf(out, "inner")).toMatchObject({ list: ["content"], index: 1, parent: null });
    const back = moveIn("inner", schemaOf)(out);
    expect(positionOf(back, "inner")?.parent?.props.id).toBe("full");
  });

  it("moves into an empty container", () => {
    expect(positionOf(moveIn("last", schemaOf)(PAGE), "last")?.parent?.props.id).toBe("empty");
  });

  it("does nothing at the outermost level", () => {
    expect(moveOut("last")(PAGE)).toBe(PAGE);
    expect(moveIn("full", schemaOf)(PAGE)).toBe(PAGE);
  });
});

describe("what cannot contain a new element", () => {
  const fieldSchema = (type: string) => fields.find(({ schema }) => schema.type === type)?.schema;
  const text = (id: string | null, type: string) => {
    const schema = fieldSchema(type);
    return schema ? refusalText(FORM, id, fieldSchema, schema) : "no such field";
  };
  const FORM: Document = {
    root: {},
    content: [
      {
        type: "repeater",
        props: { id: "guests", $label: "Guests", fields: [{ type: "text", props: { id: "name" } }] },
      },
      { type: "repeater", props: { id: "empty" } },
      { type: "text", props: { id: "last" } },
    ],
  };

  it.each(["guests", "name"])("an upload field is not added to a repeater silently: %s is selected", (id) => {
    expect(text(id, "file_upload")).toBe("Guests cannot contain File upload. It was added below.");
  });

  it("an empty repeater, too", () => {
    expect(text("empty", "file_upload")).toContain("Repeater cannot contain File upload.");
  });

  it.each([
    ["guests", "email"],
    ["name", "email"],
    ["last", "file_upload"],
    [null, "file_upload"],
    ["gone", "file_upload"],
  ])("with %s selected, %s is where it was expected", (id, type) => {
    expect(text(id, type)).toBe("");
  });
});
