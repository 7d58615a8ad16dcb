import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { widgets } from "../../../../intarsia/widgets";
import { grid } from "../../../../intarsia/widgets/grid";
import type { StyleField } from "../../../kit/style/fields";
import { SHARED_FIELDS } from "../../../kit/style/sharedFields";
import { inEditor } from "../../testing/inEditor";
import { StyleRow } from "./rows/StyleRow";
import { inheritableStyle } from "./styleValues";

afterEach(cleanup);

/** A value for each control, and how it is shown in gray where a smaller device inherits it. */
const VALUES: Record<string, [value: string, shown: RegExp]> = {
  color: ["#b5893a", /#b5893a/],
  fill: ["#b5893a", /#b5893a/],
  size: ["42px", /42px/],
  sizes: ["42px", /42px/],
  gaps: ["42px", /42px/],
  angle: ["12deg", /12deg/],
  number: ["0.4", /0\.4/],
  time: ["420ms", /420ms/],
  shadow: ["0 8px 24px -6px #1f140a33", /Soft \(inherited\)/],
  text_shadow: ["0 2px 6px #1f140a73", /Soft \(inherited\)/],
  border: ["2px dashed red", /2px dashed red/],
  family: ["Georgia, serif", /Georgia \(inherited\)/],
  tracks: ["2fr 1fr", /2fr 1fr/],
  ratio: ["16/9", /16\/9/],
  keyword: ["bold", /bold/],
};

const every: [string, StyleField][] = [
  ...Object.entries<StyleField>(SHARED_FIELDS),
  ...widgets.flatMap(({ schema }) => Object.entries<StyleField>(schema.style ?? {})),
];
// One setting of each kind is enough, but each set of options is a control of its own.
const fields = new Map(
  every.map(([name, field]) => [field.options ? `${field.control} ${name}` : field.control, field]),
);

test.each([...fields])("EDIT-ED-04 %s shows an inherited value in gray and marks its own", (_kind, field) => {
  const option = field.options?.at(-1);
  const [value, shown] = option ? [option[0], option[1]] : (VALUES[field.control] ?? ["", ""]);
  expect(value).not.toBe("");
  const row = (style: object) =>
    inEditor(<StyleRow name="look" field={field} style={style as never} state={null} onChange={() => {}} />, {
      device: "mobile",
    });

  const { container } = row({ desktop: { look: value } });
  expect(screen.getByText("Inherited on mobile")).toBeTruthy();
  const gray = [
    ...[...container.querySelectorAll("input")].map(({ placeholder }) => placeholder),
    ...[...container.querySelectorAll("option:checked")].map((one) => one.textContent ?? ""),
    ...[...container.querySelectorAll<HTMLElement>("[data-inherited]")].map(({ title }) => title),
  ].join("|");
  expect(gray).toMatch(typeof shown === "string" ? new RegExp(shown.replace(/[()]/g, ".")) : shown);
  cleanup();

  row({ desktop: { look: value }, mobile: { look: value } });
  expect(screen.getByRole("button", { name: `${field.label}: remove the value on mobile` })).toBeTruthy();
});

test("EDIT-ED-04 a device with another number of columns does not inherit their widths", () => {
  const $style = { desktop: { columns: "2fr 1fr" }, "tablet:hover": { color: "red" } };
  const on = (device: "desktop" | "tablet" | "laptop", name = "columns") =>
    inheritableStyle({ id: "g", $style }, grid.schema, name, device);
  expect(on("tablet")).toEqual({ "tablet:hover": { color: "red" } });
  for (const same of [on("desktop"), on("laptop"), on("tablet", "color")]) expect(same).toBe($style);
});
