import { keyOf } from "./draftKey";
import { type Draft, resumedBy } from "./draftStore";

const LIFETIME_IN_SECONDS = 7 * 24 * 60 * 60;

export const writeDraft = (form: HTMLFormElement, draft: Draft): void =>
  window.intarsia.storage.set(
    keyOf(form.id),
    { ...draft, resumed: resumedBy(form) },
    { lifetimeInSeconds: LIFETIME_IN_SECONDS },
  );
