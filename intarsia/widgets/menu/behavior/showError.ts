import { alertDialog } from "../../../../web/kit/dialog/alertDialog";
import { translationsOf, translator } from "../../../../web/kit/environment/uiStrings";
import type { UiString } from "../uiStrings";

/** Shows an error of a script that uses the menu. Loaded only when there is an error. */
export function showError(container: HTMLElement, problem: UiString): Promise<void> {
  const t = translator<UiString>(translationsOf(container));
  return alertDialog(t(problem), t("Close"));
}
