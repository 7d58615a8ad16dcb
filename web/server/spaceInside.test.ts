import { describe, expect, test } from "vitest";
import { widgets } from "../../intarsia/widgets";
import type { Element } from "../documents/document";
import { WHOLE_SCREEN, widthOn } from "../kit/environment/devices/space";
import type { WidgetSchema } from "../kit/schema/schema";
import { spaceInside, spaceOf } from "./spaceInside";

const schemaOf = (type: string) => widgets.find(({ schema }) => schema.type === type)?.schema as WidgetSchema;
const element = (type: string, props: object) => ({ type, props: { id: "e", ...props } }) as Element;
const DEVICES = ["desktop", "tablet", "mobile"] as const;

/** The room of what is in an element of a whole page: percent of the screen, and at most so many pixels. */
function roomIn(type: string, props: object) {
  const space = spaceInside(element(type, props), schemaOf(type), WHOLE_SCREEN, {});
  return DEVICES.map((device) => {
    const { share, most } = widthOn(space, device);
    return [Math.round(share * 100), Math.round(most)];
  });
}
const WHOLE = [100, Number.POSITIVE_INFINITY];

describe("the room in a container", () => {
  test.each([
    ["is that around it", "full", {}, [WHOLE, WHOLE, WHOLE]],
    [
      "is the width of the page",
      "boxed",
      {},
      [
        [100, 1200],
        [100, 1200],
        [100, 1200],
      ],
    ],
    [
      "is its own width",
      "boxed",
      { desktop: { boxed_width: "800px" } },
      [
        [100, 800],
        [100, 800],
        [100, 800],
      ],
    ],
    [
      "is that of the device",
      "boxed",
      { mobile: { boxed_width: "50%" } },
      [
        [100, 1200],
        [100, 1200],
        [50, Number.POSITIVE_INFINITY],
      ],
    ],
  ])("%s: %s %j", (_what, content_width, $style, expected) => {
    expect(roomIn("container", { content_width, $style })).toEqual(expected);
  });

  test.each([
    ["3", 33],
    ["1fr 1fr", 50],
    ["1fr 3fr", 75],
    ["1fr .5fr .5fr", 50],
    ["0", 100],
    ["1fr", 100],
    ["1fr 200px", 100],
    ["0fr 1fr", 100],
    ["auto", 100],
  ])("with the columns “%s” is %i percent for the widest one", (columns, share) => {
    const $style = { desktop: { columns } };

    expect(roomIn("container", { layout: "grid", content_width: "full", $style })[0]).toEqual([share, WHOLE[1]]);
    expect(roomIn("container", { layout: "flex", content_width: "full", $style })[0]).toEqual(WHOLE);
  });

  test("is a column of a boxed width", () => {
    const $style = { desktop: { columns: "1fr 1fr" } };

    expect(roomIn("container", { layout: "grid", content_width: "boxed", $style })[0]).toEqual([50, 600]);
  });
});

test("an element with a width of its own is as wide as that at most, per device", () => {
  const roomOf = ($style: object) => {
    const space = spaceOf(element("image", { $style }), WHOLE_SCREEN, {});
    return DEVICES.map((device) => widthOn(space, device).most);
  };

  expect(roomOf({ desktop: { color: "red" } })).toEqual([WHOLE[1], WHOLE[1], WHOLE[1]]);
  expect(roomOf({ desktop: { width: "400px" } })).toEqual([400, 400, 400]);
  expect(roomOf({ desktop: { max_width: "400px", width: "300px" } })).toEqual([300, 300, 300]);
  expect(roomOf({ desktop: { image_width: "400px" }, mobile: { image_width: "10rem" } })).toEqual([400, 400, 160]);
});
