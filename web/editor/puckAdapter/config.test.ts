import { expect, test } from "vitest";
import type { Widget } from "../../kit/schema/defineWidget";
import type { WidgetSchema } from "../../kit/schema/schema";
import { type Settings, slot } from "../../kit/schema/settings";
import type { CanvasParts } from "./canvasParts";
import { addGroup, configOf } from "./config";

const widget = (type: string, settings: Settings): Widget =>
  ({ schema: { type, label: type, settings } as unknown as WidgetSchema }) as Widget;

const BOX = widget("box", {
  any: slot({ label: "Any" }),
  texts: slot({ label: "Texts", allow: ["heading", "text"] }),
  items: {
    kind: "list",
    label: "Items",
    item: "item",
    default: [],
    fields: { headings: slot({ label: "Headings", allow: ["heading"] }) },
  },
});

test("EDIT-ED-01 a slot accepts a group that is dragged if it accepts every type in the group", () => {
  const config = configOf([BOX], { root: {}, content: [] }, {} as CanvasParts);
  for (let time = 0; time < 2; time += 1) {
    addGroup(config, "texts", ["heading", "text"], () => {});
    addGroup(config, "mixed", ["heading", "image"], () => {});
    addGroup(config, "heading-alone", ["heading"], () => {});
  }

  expect(config.components.box?.fields).toEqual({
    any: { type: "slot", allow: undefined },
    texts: { type: "slot", allow: ["heading", "text", "texts", "heading-alone"] },
    items: { type: "array", arrayFields: { headings: { type: "slot", allow: ["heading", "heading-alone"] } } },
  });
});
