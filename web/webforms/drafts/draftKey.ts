/** The part of drafts that a page needs before anybody uses a form. */

export const keyOf = (formElementId: string) => `draft_${formElementId}`;

const kept = (formElementId: string) => window.intarsia.storage.get(keyOf(formElementId));

/** Also one that does not belong to what the form shows now. */
export const hasDraft = ({ id }: HTMLFormElement): boolean => kept(id) !== undefined;

/** By the id of the form's element: once it was sent, the form is not on the page any more. */
export function dropDraft(formElementId: string): void {
  if (kept(formElementId)) window.intarsia.storage.set(keyOf(formElementId), undefined);
}
