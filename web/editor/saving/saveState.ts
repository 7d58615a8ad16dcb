import { gettext } from "../texts/gettext";
import type { Action, Rejection } from "./api";

export type SaveState =
  /** `missed` is a publish or submit that the server rejected before this save. */
  | { name: "saved"; at: number | null; missed: Action | null }
  | { name: "unsaved" }
  | { name: "saving" }
  | { name: "published" }
  | { name: "submitted" }
  | { name: "rejected"; rejection: Rejection; action: Action };

/** The words for what is saved and public, of a document and of the site's design alike. */
export const SAVE_LABELS = {
  saved: gettext("Saved"),
  unsaved: gettext("Unsaved changes"),
  saving: gettext("Saving…"),
  published: gettext("Published"),
  submitted: gettext("Submitted for review"),
};

export function labelOfRejection({ error }: Rejection): string {
  return error === "offline" ? gettext("Offline") : gettext("Not saved");
}

export function stateAfter(action: Action, missed: Action | null): SaveState {
  if (action === "publish") return { name: "published" };
  if (action === "submit") return { name: "submitted" };
  return { name: "saved", at: Date.now(), missed };
}

/** The current state, for React's `useSyncExternalStore`. */
export function stateStore<State = SaveState>(first: State) {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    enter(next: State) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
