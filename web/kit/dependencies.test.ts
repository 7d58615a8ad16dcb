// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const decision = readFileSync("docs/decisions/0010-libraries.md", "utf8");

test("RUN-AST-03 slides and dialogs come without the libraries of the specification, and it is written down why", () => {
  expect(Object.keys(dependencies).filter((name) => /swiper|slick|embla|dialog|modal/.test(name))).toEqual([]);
  for (const version of ["8.4.5", "4.9.3"]) expect(decision).toContain(version);
});

test("every dependency has one version, so that a build of today can be made again", () => {
  expect(Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
});
