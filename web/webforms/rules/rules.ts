import type { Feature } from "../features";
import { lazyPart } from "../parts/lazyPart";

const load = lazyPart(() => import("./startRules"));

/** Rules, calculations and prices, of the forms that have some. Without the script the server applies them. */
export const rules: Feature = {
  applies: (form) => form.dataset.rules !== undefined,
  start: (form, until) =>
    load().then(
      ({ startRules }) => until.aborted || startRules(form, until),
      () => {},
    ),
};
