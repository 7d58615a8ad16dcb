import { describe, expect, it } from "vitest";
import { widgets } from "../../../intarsia/widgets";
import type { Document } from "../../kit/document/document";
import { moveIn, moveOut, openSlots, placeAfter, placeForNew } from "./slots";
import { placeOf } from "./tree";

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

describe("where a new element goes", () => {
  it.each([
    [null, { list: ["content"], index: 4 }],
    ["inner", { list: ["content", 0, "props", "content"], index: 1 }],
    ["full", { list: ["content"], index: 1 }],
    ["empty", { list: ["content", 1, "props", "content"], index: 0 }],
    ["gone", { list: ["content"], index: 4 }],
  ])("with %s selected", (selected, target) => {
    expect(placeForNew(PAGE, selected, schemaOf, "heading")).toEqual(target);
  });

  it("is a slot of a list's item too", () => {
    const tabs = { type: "tabs", props: { id: "t", tabs: [{ _id: "1", content: [] }, { _id: "2" }] } };
    expect(openSlots(tabs, schemaOf, "heading")).toEqual([
      ["props", "tabs", 0, "content"],
      ["props", "tabs", 1, "content"],
    ]);
  });

  it("is where an unknown widget already holds elements", () => {
    expect(openSlots(PAGE.content[3] as never, schemaOf, "heading")).toEqual([["props", "cells"]]);
  });
});

describe("after an element", () => {
  const picky = (type: string) => {
    const schema = schemaOf(type);
    const content = { kind: "slot", label: "Content", default: [], allow: ["heading"] } as const;
    return type === "container" && schema ? { ...schema, settings: { content } } : schema;
  };

  it("is beside it, or, where that type may not stand, beside what holds it", () => {
    expect(placeAfter(PAGE, "inner", picky, "heading")).toEqual({ list: ["content", 0, "props", "content"], index: 1 });
    expect(placeAfter(PAGE, "inner", picky, "text")).toEqual({ list: ["content"], index: 1 });
    expect(placeForNew(PAGE, "inner", picky, "text")).toEqual({ list: ["content"], index: 1 });
  });

  it("is in the list of an unknown widget, and nowhere for what is gone", () => {
    expect(placeAfter(PAGE, "kept", schemaOf, "text")).toEqual({ list: ["content", 3, "props", "cells"], index: 1 });
    expect(placeAfter(PAGE, "gone", schemaOf, "text")).toBeNull();
  });
});

describe("moving in and out of containers by keyboard", () => {
  it("goes out to stand after the parent, and in again to the end of what is before", () => {
    const out = moveOut("inner")(PAGE);
    expect(placeOf(out, "inner")).toMatchObject({ list: ["content"], index: 1, parent: null });
    const back = moveIn("inner", schemaOf)(out);
    expect(placeOf(back, "inner")?.parent?.props.id).toBe("full");
  });

  it("fills an empty container", () => {
    expect(placeOf(moveIn("last", schemaOf)(PAGE), "last")?.parent?.props.id).toBe("empty");
  });

  it("stays where there is no way out or in", () => {
    expect(moveOut("last")(PAGE)).toBe(PAGE);
    expect(moveIn("full", schemaOf)(PAGE)).toBe(PAGE);
  });
});
