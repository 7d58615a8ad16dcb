/** What inputs show: what the visitor typed before, also nothing, or else the default. */

import type { FieldAnswer } from "../defineField";

type Typed = FieldAnswer | undefined;

export const shownText = (answer: Typed, fallback = ""): string =>
  answer === undefined ? fallback : typeof answer === "string" ? answer : "";

/** The chosen values. */
export const shownChoices = (answer: Typed, fallback: readonly string[] = []): readonly string[] => {
  if (answer === undefined) return fallback;
  return typeof answer === "string" ? [answer] : Object.values(answer ?? {});
};

/** The text of one input of several. */
export const shownPart = (answer: Typed, key: string, fallback = ""): string => {
  if (answer === undefined) return fallback;
  return (typeof answer === "object" && (answer as Readonly<Record<string, string>> | null)?.[key]) || "";
};
