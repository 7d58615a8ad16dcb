import { formInput } from "../parts/formInput";
import { keyOf } from "./draftKey";

/** The values of each input by name, as the form would send them. */
export type Draft = {
  values: Readonly<Record<string, readonly string[]>>;
  /** It was sent with a page load, and nobody knows yet whether it arrived. */
  isSent?: boolean;
  /** The beginning of the token in the link that restored the answers. */
  resumed?: string;
};

export const keepsDrafts = (form: HTMLFormElement): boolean => form.dataset.drafts !== "off";

/** What was typed in the empty form does not belong into one that a link brought back, nor the other way round. */
export function draftOf(form: HTMLFormElement): Draft | undefined {
  const draft = keepsDrafts(form) ? (window.intarsia.storage.get(keyOf(form.id)) as Draft | undefined) : undefined;
  return draft?.resumed === resumedBy(form) ? draft : undefined;
}

/** Enough to tell links apart, too little to open one. */
export const resumedBy = (form: HTMLFormElement): string | undefined =>
  formInput(form, "gform_resume_token")?.value.slice(0, 8) || undefined;
