import type { Check, Checked, Finding } from "./check";
import { accessibleNames } from "./kinds/accessibleNames";
import { brokenRules } from "./kinds/brokenRules";
import { contrast } from "./kinds/contrast";
import { deadLinks } from "./kinds/deadLinks";
import { emptyElements } from "./kinds/emptyElements";
import { headings } from "./kinds/headings";
import { imageAlt } from "./kinds/imageAlt";
import { pageCache } from "./kinds/pageCache";
import { sampleTexts } from "./kinds/sampleTexts";
import { securityPolicy } from "./kinds/securityPolicy";

/** In the order of the checklist. */
export const CHECKS: readonly Check[] = [
  sampleTexts,
  emptyElements,
  brokenRules,
  deadLinks,
  headings,
  imageAlt,
  accessibleNames,
  contrast,
  securityPolicy,
  pageCache,
];

export type CheckResult = Pick<Check, "name" | "title"> & { findings: Finding[] };

/** The checks that found something. */
export const runChecks = (checked: Checked, checks: readonly Check[] = CHECKS): CheckResult[] =>
  checks
    .map(({ name, title, find }) => ({ name, title, findings: find(checked) }))
    .filter(({ findings }) => findings.length > 0);
