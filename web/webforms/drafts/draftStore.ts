/** The values of each input by name, as the form would send them. */
export type Draft = {
  values: Readonly<Record<string, readonly string[]>>;
  /** It was sent with a page load, and nobody knows yet whether it arrived. */
  isSent?: boolean;
};

export const keyOf = (formElementId: string) => `draft_${formElementId}`;

export const keepsDrafts = (form: HTMLFormElement): boolean => form.dataset.drafts !== "off";

export const draftOf = (form: HTMLFormElement): Draft | undefined =>
  keepsDrafts(form) ? (window.intarsia.storage.get(keyOf(form.id)) as Draft | undefined) : undefined;

/** By the id of the form's element: once it was sent, the form is not on the page any more. */
export function dropDraft(formElementId: string): void {
  if (window.intarsia.storage.get(keyOf(formElementId))) window.intarsia.storage.set(keyOf(formElementId), undefined);
}
