import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const OF_WEB = ["runtime", "protection", "webforms", "embed", "kit", "policyReports"];
const FOLDERS = [...OF_WEB.map((name) => `web/${name}`), "intarsia/widgets", "intarsia/fields"];
const REQUEST = /\bawait fetch\(|= fetch\(|new XMLHttpRequest|sendBeacon\(/;

/** They send files, a form to its own URL, or a report that nobody answers: none of these is a call. */
const NO_CALLS = [
  "web/policyReports/policyReports.ts",
  "web/webforms/trying/formTest.ts",
  "web/webforms/uploads/sending/discard.ts",
  "web/webforms/uploads/sending/sendFile.ts",
];
/** Its `fetch` loads modules. */
const MODULES = ["web/runtime/islands/islandModule.ts"];

test("only one module of the pages' scripts sends calls", () => {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`),
  );
  const files = names.filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."));
  const sending = files.filter((file) => REQUEST.test(readFileSync(file, "utf8")));

  expect(sending.sort()).toEqual(["web/runtime/network/post.ts", ...NO_CALLS, ...MODULES].sort());
});
