const HEADER = 6;
const RECORD = 12;
const COPYRIGHT = 0;

/**
 * Gives a font file (sfnt) other names, which must not be longer: `names` maps parts of the old ones to new ones. The
 * copyright notice stays. Checksums are not updated.
 */
export function renameFont(font, names) {
  const table = tableOf(font, "name");
  const records = Array.from({ length: table.readUInt16BE(2) }, (_, at) =>
    table.subarray(HEADER + at * RECORD, HEADER + (at + 1) * RECORD),
  );
  const storage = table.subarray(table.readUInt16BE(4));
  const texts = records.map((record) => renamed(textOf(record, storage), record.readUInt16BE(6), names));
  writeTexts(texts, records, storage);
}

function tableOf(font, tag) {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    if (font.toString("latin1", at, at + 4) !== tag) continue;
    const start = font.readUInt32BE(at + 8);
    return font.subarray(start, start + font.readUInt32BE(at + 12));
  }
  throw new Error(`The font has no table “${tag}”.`);
}

function textOf(record, storage) {
  const start = record.readUInt16BE(10);
  // A copy, because swapping changes the bytes in place.
  return Buffer.from(storage.subarray(start, start + record.readUInt16BE(8)))
    .swap16()
    .toString("utf16le");
}

function renamed(text, kind, names) {
  if (kind === COPYRIGHT) return text;
  return Object.entries(names).reduce((found, [old, name]) => found.replaceAll(old, name), text);
}

/** Equal texts are stored once, as in the original, so that they fit. */
function writeTexts(texts, records, storage) {
  const starts = new Map();
  let end = 0;
  for (const [at, text] of texts.entries()) {
    const bytes = Buffer.from(text, "utf16le").swap16();
    if (!starts.has(text)) {
      if (end + bytes.length > storage.length) throw new Error("The new names are longer than the old ones.");
      starts.set(text, end);
      storage.set(bytes, end);
      end += bytes.length;
    }
    records[at].writeUInt16BE(bytes.length, 8);
    records[at].writeUInt16BE(starts.get(text), 10);
  }
  storage.fill(0, end);
}
