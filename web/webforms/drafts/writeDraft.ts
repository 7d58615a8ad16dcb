import { type Draft, keyOf } from "./draftStore";

const LIFETIME_IN_SECONDS = 7 * 24 * 60 * 60;

export const writeDraft = (form: HTMLFormElement, draft: Draft): void =>
  window.intarsia.storage.set(keyOf(form.id), draft, { lifetimeInSeconds: LIFETIME_IN_SECONDS });
