import { expect, test } from "vitest";
import { behaviorsOf, hasStyle } from "./behaviors";
import { rootOptions } from "./rootOptions";

const element = (props: object) => ({ type: "text", props: { id: "a", ...props } }) as never;

test("RUN-ANC-01 an element has its id only if it is a valid anchor", () => {
  expect(rootOptions(element({ _element_id: "oak-1" }))).toEqual({ classes: [], anchor: "oak-1" });
  for (const anchor of ["1oak", "oak tree", "", 7, undefined])
    expect(rootOptions(element({ _element_id: anchor }))).toEqual({ classes: [] });
});

test("an element has its own classes, whose names contain only what a class may", () => {
  const classes = ["oak", "a b", 3, "x:y"];
  expect(rootOptions(element({ $style: { classes } })).classes).toEqual(["oak", "a_b", "x_y"]);
});

test("an element names the behaviors that its style has on any device, each once and in order", () => {
  const $style = {
    classes: ["oak"],
    desktop: { sticky: "top", scroll_y: "10px" },
    mobile: { scroll_x: "1px" },
    hover: null,
  };
  expect(rootOptions(element({ $style })).behaviors).toBe("scroll sticky");
});

test("no and nothing are no behaviors", () => {
  expect(behaviorsOf(element({ $style: { desktop: { sticky: "none", scroll_y: "", padding: "1px" } } }))).toEqual([]);
  expect(behaviorsOf(element({}))).toEqual([]);
});

test("a list of classes does not end the search for behaviors", () => {
  expect(behaviorsOf(element({ $style: { classes: [], mobile: { sticky: "top" } } }))).toEqual(["sticky"]);
});

test("an element has a style if it has a value other than none on any device", () => {
  expect(hasStyle({ desktop: { sticky: "none" }, mobile: { sticky: "top" } }, "sticky")).toBe(true);
  expect(hasStyle({ desktop: { sticky: { $var: "a.b" } } } as never, "sticky")).toBe(true);
  for (const value of ["none", "", undefined, 3])
    expect(hasStyle({ desktop: { sticky: value } } as never, "sticky")).toBe(false);
  expect(hasStyle({ classes: ["sticky"], hover: null } as never, "sticky")).toBe(false);
  expect(hasStyle(undefined, "sticky")).toBe(false);
});
