import type { Feature } from "../features";
import { lazyPart } from "./lazyPart";

/** A feature whose code loads with the forms that match, or contain what matches. Without it, the server does the work. */
export function lazyFeature(selector: string, load: () => Promise<Feature["start"]>): Feature {
  const part = lazyPart(load);
  return {
    applies: (form) => form.matches(selector) || form.querySelector(selector) !== null,
    start: (form, until) =>
      part().then(
        (start) => (until.aborted ? undefined : start(form, until)),
        () => {},
      ),
  };
}
