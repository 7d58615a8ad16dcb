import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const decision = readFileSync("docs/decisions/0010-libraries.md", "utf8");

test("RUN-AST-03 uses no slider or dialog library of the specification, and a decision record says why", () => {
  expect(Object.keys(dependencies).filter((name) => /swiper|slick|embla|dialog|modal/.test(name))).toEqual([]);
  for (const version of ["8.4.5", "4.9.3"]) expect(decision).toContain(version);
});

test("pins every dependency to one version, so that builds are reproducible", () => {
  expect(Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
});
