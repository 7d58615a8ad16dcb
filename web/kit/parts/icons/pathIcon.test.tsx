import { readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "./Icon";
import type { IconName } from "./icons";
import { pathIconOf } from "./pathIcon";

const FILE = "intarsia/documents/tests/icon_values.json";
const VALUES: { valid: string[]; invalid: string[] } = JSON.parse(readFileSync(FILE, "utf8"));
const html = (name: string) => renderToString(<Icon name={name as IconName} />);

test.each(VALUES.valid)("reads the graphic %s", (value) => {
  expect(pathIconOf(value)?.path).toBe(value.split("|").at(-1));
});

test.each(VALUES.invalid)("refuses %s", (value) => {
  expect(pathIconOf(value)).toBeNull();
  expect(html(value)).toBe("");
});

test("an icon with a path is one path in the color of the text", () => {
  expect(html("anchor|M12 6v16")).toBe(
    '<svg aria-hidden="true" viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M12 6v16"></path></svg>',
  );
});

test("a filled icon has its own view box and no line", () => {
  expect(html("logo|0 0 512 512|M0 0h9z")).toBe(
    '<svg aria-hidden="true" viewBox="0 0 512 512" width="1em" height="1em" fill="currentColor"><path d="M0 0h9z"></path></svg>',
  );
});

test("a graphic of lines keeps their width", () => {
  expect(html("logo|0 0 32 32 2|M0 0h9")).toContain('viewBox="0 0 32 32" width="1em" height="1em" fill="none"');
  expect(html("logo|0 0 32 32 2|M0 0h9")).toContain('stroke-width="2"');
});
