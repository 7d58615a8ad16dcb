import { expect, test } from "vitest";
import { carousel } from "../../../../../intarsia/widgets/carousel/index";
import { image } from "../../../../../intarsia/widgets/image/index";
import { menu } from "../../../../../intarsia/widgets/menu/index";
import { findSettings } from "./findSettings";

test.each([
  ["autoplay", carousel, "Content", "autoplay"],
  ["Infinite", carousel, "Content", "loop"],
  ["repeat", carousel, "Content", "loop"],
  ["crop", image, "Style", "object_fit"],
  ["rounded", image, "Style", "border_radius"],
  ["parallax", image, "Advanced", "scroll_y"],
  ["MAX WIDTH", image, "Advanced", "max_width"],
  ["mega menu", menu, "Content", "items"],
  ["width max", image, "Advanced", "max_width"],
  ["shadows", image, "Style", "box_shadow"],
] as const)("EDIT-ED-01 finds a setting by its label or keywords for “%s”", (query, widget, tab, name) => {
  expect([...findSettings(widget.schema, query)[tab]]).toContain(name);
});

test("EDIT-ED-01 finds nothing for a query without matches", () => {
  const found = findSettings(image.schema, "no such setting");
  expect([found.Content.size, found.Style.size, found.Advanced.size]).toEqual([0, 0, 0]);
});
