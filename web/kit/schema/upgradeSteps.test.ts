import { expect, test } from "vitest";
import { widgets } from "../../../intarsia/widgets";
import { allOf, renameSetting, renameStyle, replaceValue } from "./upgradeSteps";

test("renames a setting on every device", () => {
  const stored = { id: "a", gap: 1, gap_tablet: 2, gap_mobile_extra: 3, gaps: 4, gap_old: 5 };

  expect(renameSetting("gap", "space")(stored)).toEqual({
    id: "a",
    space: 1,
    space_tablet: 2,
    space_mobile_extra: 3,
    gaps: 4,
    gap_old: 5,
  });
});

test("renames a style field on all devices and in all states, and keeps classes", () => {
  const $style = {
    classes: ["ink"],
    desktop: { ink: "red", fill: "blue" },
    "tablet:hover": { ink: { $var: "color.a" } },
  };

  expect(renameStyle("ink", "color")({ id: "a", $style })).toEqual({
    id: "a",
    $style: {
      classes: ["ink"],
      desktop: { color: "red", fill: "blue" },
      "tablet:hover": { color: { $var: "color.a" } },
    },
  });
  expect(renameStyle("ink", "color")({ id: "a" })).toEqual({ id: "a" });
});

test("does not overwrite a value that has the new name already", () => {
  expect(renameSetting("gap", "space")({ gap: 1, space: 2 })).toEqual({ space: 2 });
});

test("replaces a value, and only that one", () => {
  const step = allOf(replaceValue("backdrop", "picture", "image"), replaceValue("align", "", "start"));

  expect(step({ backdrop: "picture", align: "end" })).toEqual({ backdrop: "image", align: "end" });
});

test.each(widgets.map((widget) => [widget.schema.type, widget] as const))(
  "every earlier version of %s has a step to the next",
  (_type, { schema, upgrades = {} }) => {
    const versions = Array.from({ length: schema.version - 1 }, (_, index) => index + 2);

    expect(Object.keys(upgrades).map(Number)).toEqual(versions);
  },
);
