import { runHooks } from "../api/runHooks";
import type { Feature } from "../features";
import { formIdOf } from "./events";

/** While somebody types, in milliseconds. */
const TYPING_PAUSE = 300;

/** The action `gform_input_change(input, formId, fieldId)`, for whatever follows the answers of a form. */
export const inputChange: Feature = {
  applies: () => true,
  start(form, until) {
    let pause: ReturnType<typeof setTimeout>;

    function report({ target }: Event) {
      clearTimeout(pause);
      const input = target as HTMLInputElement;
      runHooks.doAction("gform_input_change", input, formIdOf(form), fieldOf(input));
    }

    function reportSoon(event: Event) {
      clearTimeout(pause);
      pause = setTimeout(report, TYPING_PAUSE, event);
    }

    form.addEventListener("input", reportSoon, { signal: until });
    form.addEventListener("change", report, { signal: until });
    until.addEventListener("abort", () => clearTimeout(pause));
  },
};

/** The number of the field. */
const fieldOf = (input: Element): string => input.closest<HTMLElement>("[data-field]")?.dataset.field ?? "";
