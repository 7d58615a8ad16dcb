import { expect, it } from "vitest";
import { renameFont } from "./renameFont.mjs";

const RECORDS: [kind: number, text: string][] = [
  [0, "© Acme, with Reserved Font Name ‘Oak’"],
  [1, "Oak Sans"],
  [4, "Oak Sans"],
  [6, "OakSans-Bold"],
];
const HEADER = 28;

const utf16 = (text: string) => Buffer.from(text, "utf16le").swap16();

/** A font file with nothing but a table of names. */
function fontOf(records: typeof RECORDS): Buffer {
  const texts = records.map(([, text]) => utf16(text));
  const storage = 6 + records.length * 12;
  const table = Buffer.concat([Buffer.alloc(storage), ...texts]);
  table.writeUInt16BE(records.length, 2);
  table.writeUInt16BE(storage, 4);
  let start = 0;
  for (const [at, [kind]] of records.entries()) {
    const length = texts[at]?.length ?? 0;
    for (const [field, value] of [3, 1, 0x409, kind, length, start].entries())
      table.writeUInt16BE(value, 6 + at * 12 + field * 2);
    start += length;
  }
  const header = Buffer.alloc(HEADER);
  header.writeUInt16BE(1, 4);
  header.write("name", 12, "latin1");
  header.writeUInt32BE(HEADER, 20);
  header.writeUInt32BE(table.length, 24);
  return Buffer.concat([header, table]);
}

function namesIn(font: Buffer): typeof RECORDS {
  const table = font.subarray(HEADER);
  const storage = table.readUInt16BE(4);
  return Array.from({ length: table.readUInt16BE(2) }, (_, at) => {
    const [kind, length, start] = [6, 8, 10].map((field) => table.readUInt16BE(6 + at * 12 + field)) as [
      number,
      number,
      number,
    ];
    const bytes = Buffer.from(table.subarray(storage + start, storage + start + length));
    return [kind, bytes.swap16().toString("utf16le")];
  });
}

it("gives a font another name, but leaves the copyright notice as it is", () => {
  const font = fontOf(RECORDS);

  renameFont(font, { "Oak Sans": "Elm", OakSans: "Elm" });

  expect(namesIn(font)).toEqual([RECORDS[0], [1, "Elm"], [4, "Elm"], [6, "Elm-Bold"]]);
});

it("refuses names for which there is no room", () => {
  const names = { "Oak Sans": "A much longer name than any of these", OakSans: "Chestnut Sans" };

  expect(() => renameFont(fontOf(RECORDS), names)).toThrow("longer");
});

it("refuses a file without names", () => {
  expect(() => renameFont(Buffer.alloc(HEADER), {})).toThrow("“name”");
});
