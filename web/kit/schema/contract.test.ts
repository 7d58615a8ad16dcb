// @vitest-environment node
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { widgets } from "../../../intarsia/widgets";
import { contractOf } from "./contract";

const CONTRACT = "intarsia/contract/widgets.json";
const contract = `${JSON.stringify(contractOf(widgets), null, 2)}\n`;

test("lists every widget folder in intarsia/widgets/index.ts", () => {
  const folders = readdirSync("intarsia/widgets").filter((name) => existsSync(`intarsia/widgets/${name}/schema.ts`));

  expect(widgets.map(({ schema }) => schema.type).sort()).toEqual(folders.sort());
});

test("matches the contract file that Python reads (run `make contract`)", () => {
  if (process.env.UPDATE_CONTRACT) writeFileSync(CONTRACT, contract);

  expect(readFileSync(CONTRACT, "utf8")).toBe(contract);
});

test("keeps schemas plain data, so that JSON loses nothing", () => {
  const schemas = widgets.map(({ schema }) => schema);

  expect(JSON.parse(JSON.stringify(schemas))).toEqual(schemas);
});
