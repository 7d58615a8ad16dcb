import { expect, test } from "vitest";
import { number } from "../schema/settings";
import { columnSizes } from "./columnSizes";

const setting = number({
  label: "Columns",
  default: 3,
  responsive: { inherits: "larger", defaults: { mobile: 1 } },
});

test("an image is as wide as a column: of the page on desktop, of the screen on smaller devices", () => {
  expect(columnSizes({ columns: 3 }, setting, {})).toBe("(max-width:767px) 100vw, (max-width:1024px) 34vw, 400px");
});

test("a device has its own columns, and a wide screen those of the page", () => {
  const settings = { columns: 4, columns_tablet: 2, columns_mobile: 2, columns_widescreen: 5 };

  expect(columnSizes(settings, setting, {})).toBe("(max-width:767px) 50vw, (max-width:1024px) 50vw, 300px");
  expect(columnSizes(settings, setting, { widescreen: 2400 })).toContain("(min-width:2400px) 240px");
});

test("columns that are no number count as those of desktop", () => {
  expect(columnSizes({ columns: 4, columns_tablet: "many" } as never, setting, {})).toContain(
    "(max-width:1024px) 25vw",
  );
});
