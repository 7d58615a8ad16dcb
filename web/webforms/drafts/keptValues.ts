import { type Draft, draftOf } from "./draftStore";

/** Not a reload or a step back, which visitors try after a network error. */
export function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate";
}

/** The answers for rows that are to be added again; none once the form was sent. */
export function keptValues(form: HTMLFormElement): Draft["values"] | undefined {
  const draft = draftOf(form);
  return draft?.isSent && isNewVisit() ? undefined : draft?.values;
}
