import { expect, test } from "vitest";
import { button } from "../../../../intarsia/widgets/button";
import { grid } from "../../../../intarsia/widgets/grid";
import type { ElementStyle } from "../../../documents/document";
import type { Device } from "../../../kit/environment/devices/devices";
import type { WidgetSchema } from "../../../kit/schema/schema";
import { inheritableStyle, type State, styleValues } from "./styleValues";

const DEVICES: readonly Device[] = ["widescreen", "desktop", "tablet", "mobile"];
const values = (style: ElementStyle | undefined, device: Device, state: State = null) =>
  styleValues({ style, name: "color", device, devices: DEVICES, state });
const color = (value: string) => ({ color: value });

test("a device inherits from the next larger one that has a value", () => {
  const style = { desktop: color("red"), tablet: color("blue") };
  expect(values(style, "mobile")).toEqual({ own: undefined, inherited: "blue" });
  expect(values(style, "tablet")).toEqual({ own: "blue", inherited: "red" });
  expect(values(style, "widescreen")).toEqual({ own: undefined, inherited: "red" });
});

test("the desktop inherits from no other device", () => {
  expect(values({ desktop: color("red"), widescreen: color("blue") }, "desktop")).toEqual({
    own: "red",
    inherited: undefined,
  });
  expect(values(undefined, "mobile")).toEqual({ own: undefined, inherited: undefined });
});

test("while it is hovered, an element inherits other values for hovering, and then its normal style", () => {
  const style = { desktop: color("red"), mobile: color("blue"), "desktop:hover": color("green") };
  expect(values(style, "desktop", "hover")).toEqual({ own: "green", inherited: "red" });
  expect(values(style, "mobile", "hover")).toEqual({ own: undefined, inherited: "green" });
  expect(values({ mobile: color("blue") }, "mobile", "hover")).toEqual({ own: undefined, inherited: "blue" });
  expect(values(style, "mobile")).toEqual({ own: "blue", inherited: "red" });
});

test("another number of columns on a device, also by default, ends the widths of larger ones", () => {
  const $style = { desktop: { columns: "1fr 2fr" }, mobile: { columns: "1fr" }, "mobile:hover": { columns: "2fr" } };
  const inheritable = (device: Device, props = {}, name = "columns", { schema }: { schema: WidgetSchema } = grid) =>
    inheritableStyle({ id: "g", $style, ...props }, schema, name, device);
  const ofMobile = { mobile: { columns: "1fr" }, "mobile:hover": { columns: "2fr" } };
  expect(inheritable("mobile")).toEqual(ofMobile);
  expect(inheritable("mobile", { columns_mobile: 2 })).toEqual(ofMobile);
  expect(inheritable("laptop", { columns_laptop: 4 })).toEqual({});
  expect(inheritable("laptop")).toBe($style);
  expect(inheritable("desktop", { columns_desktop: 2 })).toBe($style);
  expect(inheritable("mobile", {}, "color")).toBe($style);
  expect(inheritable("mobile", {}, "columns", button)).toBe($style);
});
