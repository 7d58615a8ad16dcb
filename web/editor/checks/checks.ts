import type { Check, Checked, Finding } from "./check";
import { contrast } from "./contrast";
import { deadLinks } from "./deadLinks";
import { emptyElements } from "./emptyElements";
import { headings } from "./headings";
import { imageAlt } from "./imageAlt";
import { pageCache } from "./pageCache";
import { sampleTexts } from "./sampleTexts";

/** In the order of the checklist. */
export const CHECKS: readonly Check[] = [
  sampleTexts,
  emptyElements,
  deadLinks,
  headings,
  imageAlt,
  contrast,
  pageCache,
];

export type CheckResult = Pick<Check, "name" | "title"> & { findings: Finding[] };

/** The checks that found something. */
export const runChecks = (checked: Checked, checks: readonly Check[] = CHECKS): CheckResult[] =>
  checks
    .map(({ name, title, find }) => ({ name, title, findings: find(checked) }))
    .filter(({ findings }) => findings.length > 0);
