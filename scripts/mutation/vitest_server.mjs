// Reads one source file name per line, runs the tests that import it, nearest first, until one fails, and answers with a
// line of JSON: {tried, failed}. One process serves many changes, because it takes seconds to start.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { createInterface } from "node:readline";
import ts from "typescript";
import { createVitest } from "vitest/node";

const FOLDERS = ["web", "intarsia/widgets", "intarsia/fields", "scripts"];
const MOST_FILES = 30;
// After this many of the nearest test files, the test of the contract runs.
const NEAREST = 3;
// A busy machine must not look like a failure.
const MILLISECONDS_PER_TEST = 30_000;
const SUFFIXES = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];

const sources = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)));
const files = sources.filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes("node_modules"));
const importers = new Map(files.map((file) => [file, []]));
for (const file of files) {
  const code = readFileSync(file, "utf8").replace(/^(im|ex)port type [^;]+;/gm, "");
  for (const { fileName } of ts.preProcessFile(code, true, true).importedFiles) {
    if (!fileName.startsWith(".")) continue;
    const target = relative(".", resolve(dirname(file), fileName));
    const found = SUFFIXES.map((suffix) => target + suffix).find((name) => importers.has(name));
    if (found) importers.get(found).push(file);
  }
}

const stem = (file) => file.split("/").pop().split(".")[0].toLowerCase();

/** By name, then by distance in imports, then by folders in common. */
function testsOf(file) {
  const distances = new Map([[file, 0]]);
  for (const [name, distance] of distances) {
    for (const importer of importers.get(name) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  const parts = file.split("/");
  const rank = (test) => {
    const shared = test.split("/").findIndex((part, index) => part !== parts[index]);
    return [stem(test) === stem(file) ? 0 : 1, distances.get(test), -shared];
  };
  const tests = [...distances.keys()].filter((name) => name.includes(".test."));
  const ordered = tests
    .map((test) => [test, rank(test)])
    .sort(([, one], [, other]) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2])
    .map(([test]) => test);
  // The contract test compares the settings of widgets with the contract.
  const contract = ordered.filter((test) => stem(test) === "contract");
  return [...new Set([...ordered.slice(0, NEAREST), ...contract, ...ordered])].slice(0, MOST_FILES);
}

const vitest = await createVitest("test", {
  watch: false,
  maxWorkers: 1,
  testTimeout: MILLISECONDS_PER_TEST,
  hookTimeout: MILLISECONDS_PER_TEST,
  reporters: [{}],
  silent: true,
});
const specifications = new Map(
  (await vitest.globTestSpecifications()).map((one) => [relative(".", one.moduleId), one]),
);

// Without Vitest's own `bail`: it would count failures of earlier runs too, and stop at once.
async function fails(name) {
  const specification = specifications.get(name);
  vitest.state.clearErrors();
  // The result contains earlier runs too.
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  const own = testModules.find((one) => one.moduleId === specification.moduleId);
  return unhandledErrors.length > 0 || own?.state() === "failed";
}

async function answer(file) {
  if (existsSync(file)) vitest.invalidateFile(resolve(file));
  const tests = file.includes(".test.") ? [file] : testsOf(file);
  const tried = [];
  for (const test of tests) {
    tried.push(test);
    // A test that waits for something may fail on a busy machine. So it has to fail twice.
    if ((await fails(test)) && (await fails(test))) return { tried, failed: test };
  }
  return { tried };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { file, restored } = JSON.parse(line);
  if (restored) vitest.invalidateFile(resolve(restored));
  process.stdout.write(`\n@answer ${JSON.stringify(await answer(file))}\n`);
}
await vitest.close();
