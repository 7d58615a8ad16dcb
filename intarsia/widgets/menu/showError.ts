import { alertDialog } from "../../../web/kit/alertDialog/alertDialog";
import { translationsOf, translator } from "../../../web/kit/uiStrings";
import type { UiString } from "./uiStrings";

/** Reports an invalid command for a menu in the console. Loaded only when there is something to report. */
export function showError(container: HTMLElement, problem: UiString): Promise<void> {
  const t = translator<UiString>(translationsOf(container));
  return alertDialog(t(problem), t("Close"));
}
