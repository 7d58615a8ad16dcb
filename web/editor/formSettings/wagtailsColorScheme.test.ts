import { afterEach, expect, test } from "vitest";
import { wagtailsColorScheme } from "./wagtailsColorScheme";

afterEach(() => {
  document.documentElement.className = "";
});

test.each([
  ["w-theme-dark", "dark"],
  ["w-theme-system", "light dark"],
  ["w-theme-light", "light"],
  ["", "light"],
])("the inputs have the color scheme of Wagtail's screen: %s", (className, scheme) => {
  document.documentElement.className = className;
  expect(wagtailsColorScheme()).toBe(scheme);
});
