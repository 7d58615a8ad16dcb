import type { Feature } from "../features";
import { lazyPart } from "./lazyPart";

type Start<Read> = (form: HTMLFormElement, until: AbortSignal, read: Read) => unknown;

/**
 * A feature whose code loads with the forms that match, or contain what matches. Without it, the server does the work.
 * `read` takes from the form what other features may change until the code has loaded.
 */
export function lazyFeature<Read = undefined>(
  selector: string,
  load: () => Promise<Start<Read>>,
  read?: (form: HTMLFormElement) => Read,
): Feature {
  const part = lazyPart(load);
  return {
    applies: (form) => form.matches(selector) || form.querySelector(selector) !== null,
    start(form, until) {
      const found = read?.(form) as Read;
      return part().then(
        (start) => until.aborted || start(form, until, found),
        () => {},
      );
    },
  };
}
