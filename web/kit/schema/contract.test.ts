import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fields } from "../../../intarsia/fields";
import { widgets } from "../../../intarsia/widgets";
import { SHARED_BY_FIELDS } from "../fields/fieldSettings";
import { contractOf } from "./contract";

const CATALOGS = {
  widgets: { known: widgets, shared: undefined },
  fields: { known: fields, shared: SHARED_BY_FIELDS },
};

describe.each(Object.entries(CATALOGS))("the catalog %s", (catalog, { known, shared }) => {
  test("lists every folder of it in its index.ts", () => {
    const folders = readdirSync(`intarsia/${catalog}`).filter((name) =>
      existsSync(`intarsia/${catalog}/${name}/schema.ts`),
    );

    expect(known.map(({ schema }) => schema.type).sort()).toEqual(folders.sort());
  });

  test("matches the contract file that Python reads (run `make contract`)", () => {
    const file = `intarsia/contract/${catalog}.json`;
    const contract = `${JSON.stringify(contractOf(known, shared), null, 2)}\n`;
    if (process.env.UPDATE_CONTRACT) writeFileSync(file, contract);

    expect(readFileSync(file, "utf8")).toBe(contract);
  });

  test("keeps schemas plain data, so that JSON loses nothing", () => {
    const schemas = known.map(({ schema }) => schema);

    expect(JSON.parse(JSON.stringify(schemas))).toEqual(schemas);
  });
});
