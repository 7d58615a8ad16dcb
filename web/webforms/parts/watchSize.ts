import { LONG_DEBOUNCE, MEDIUM_DEBOUNCE } from "../../runtime/page/constants";
import { runHooks } from "../api/runHooks";
import type { Feature } from "../features";
import { formIdOf } from "./events";

/** The action `gform_resize(formId)`; and sticky elements of the page learn that it has another height. */
export const watchSize: Feature = {
  applies: () => typeof ResizeObserver === "function",
  start(form, until) {
    let resized: ReturnType<typeof setTimeout>;
    let moved: ReturnType<typeof setTimeout>;
    const observer = new ResizeObserver(() => {
      clearTimeout(resized);
      clearTimeout(moved);
      resized = setTimeout(() => runHooks.doAction("gform_resize", formIdOf(form)), MEDIUM_DEBOUNCE);
      moved = setTimeout(reactivateSticky, LONG_DEBOUNCE);
    });
    observer.observe(form);
    until.addEventListener("abort", () => {
      observer.disconnect();
      clearTimeout(resized);
      clearTimeout(moved);
    });
  },
};

function reactivateSticky(): void {
  for (const element of document.querySelectorAll("[data-behavior~=sticky]")) {
    try {
      window.intarsia.ask(element, "sticky", "reactivate");
    } catch {
      // It has not started yet, and measures itself then.
    }
  }
}
