import type { PasswordState } from "../../../web/rules/passwords/passwordState";

/** The strength as text. */
export const STATE_TEXTS = {
  blank: "Strength",
  unknown: "Strength: unknown",
  bad: "Strength: weak",
  good: "Strength: good",
  strong: "Strength: strong",
  mismatch: "The passwords are different.",
  short: "Too short",
} as const satisfies Record<PasswordState, string>;

export const UI_STRINGS = [
  ...Object.values(STATE_TEXTS),
  "Enter password",
  "Confirm password",
  "Your password was checked. Enter it again only to change it.",
  "Enter at least {number} characters.",
  "Enter the same password twice.",
  "This password is too easy to guess. Add words or more characters.",
] as const;

export type UiString = (typeof UI_STRINGS)[number];
