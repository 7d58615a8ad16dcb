import { describe, expect, it } from "vitest";
import { activeDevices } from "../../kit/environment/devices/devices";
import type { StyleField } from "../../kit/style/fields";
import { SHARED_FIELDS } from "../../kit/style/sharedFields";
import { styleOf, withPastedStyle, withStyle } from "./style";
import { isHiddenOn, withVisibility } from "./visibility";

const DEVICES = activeDevices();
const FIELD: StyleField = { label: "Number", control: "size", property: "font-size", part: ".n" };

describe("EDIT-ED-04 styles per device", () => {
  it("change one device and state, and no others", () => {
    const tablet = withStyle({ id: "a", $style: { desktop: { color: "red" } } }, "tablet", "color", "blue");
    const hover = withStyle(tablet, "desktop:hover", "color", { $var: "color.accent" });
    expect(hover.$style).toEqual({
      desktop: { color: "red" },
      tablet: { color: "blue" },
      "desktop:hover": { color: { $var: "color.accent" } },
    });
  });

  it("keep the device's other values", () => {
    const first = withStyle({ id: "a" }, "tablet", "color", "blue");
    const second = withStyle(first, "tablet", "font_size", "2rem");
    expect(second.$style).toEqual({ tablet: { color: "blue", font_size: "2rem" } });
    expect(withStyle(second, "tablet", "color", "red").$style).toEqual({ tablet: { color: "red", font_size: "2rem" } });
    expect(withStyle(second, "tablet", "color", undefined).$style).toEqual({ tablet: { font_size: "2rem" } });
  });

  it("leave no empty objects when removed", () => {
    const props = { id: "a", $style: { mobile: { color: "red" } } };
    expect(withStyle(props, "mobile", "color", undefined)).toEqual({ id: "a" });
    expect(withStyle({ id: "a", $style: { classes: ["x"] } }, "mobile", "color", undefined).$style).toEqual({
      classes: ["x"],
    });
  });
});

describe("hiding", () => {
  it("applies to the device and smaller ones", () => {
    const props = withVisibility({ id: "a" }, "tablet", DEVICES, false);
    expect(props.$style).toEqual({ tablet: { display: "none" } });
    expect(["desktop", "tablet", "mobile"].map((device) => isHiddenOn(props, device as never, DEVICES))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("is removed completely, or overridden if a larger device hides", () => {
    const hidden = withVisibility({ id: "a" }, "desktop", DEVICES, false);
    expect(withVisibility(hidden, "desktop", DEVICES, true)).toEqual({ id: "a" });
    expect(withVisibility(hidden, "mobile", DEVICES, true).$style).toEqual({
      desktop: { display: "none" },
      mobile: { display: "revert-layer" },
    });
  });

  it("EDIT-ED-04 on an inactive device does not affect smaller ones", () => {
    const props = { id: "a", $style: { tablet_extra: { display: "none" } } };
    expect(isHiddenOn(props, "mobile", DEVICES)).toBe(false);
    expect(isHiddenOn(props, "mobile", activeDevices({ tablet_extra: 1200 }))).toBe(true);
  });
});

describe("pasting a style", () => {
  const look = {
    desktop: { color: "red", number_size: "3rem" },
    "desktop:hover": { number_size: "4rem" },
    tablet: { color: "blue" },
    classes: ["loud"],
  };

  it("EDIT-ED-01 replaces the previous style, on every device and in every state", () => {
    const props = { id: "b", title: "Elm", $style: { mobile: { padding: "9px" } } };
    expect(withPastedStyle(props, look, { ...SHARED_FIELDS, number_size: FIELD })).toEqual({
      id: "b",
      title: "Elm",
      $style: look,
    });
  });

  it("leaves out fields that the other widget does not have", () => {
    expect(withPastedStyle({ id: "b" }, look, SHARED_FIELDS).$style).toEqual({
      desktop: { color: "red" },
      tablet: { color: "blue" },
      classes: ["loud"],
    });
    expect(withPastedStyle({ id: "b" }, { desktop: { number_size: "3rem" } }, SHARED_FIELDS)).toEqual({ id: "b" });
  });

  it("copies nothing from an element without styles", () => {
    expect(styleOf({ id: "a" })).toBeNull();
    expect(styleOf({ id: "a", $style: {} })).toBeNull();
    expect(styleOf({ id: "a", $style: look })).toBe(look);
  });
});
