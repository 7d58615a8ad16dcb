import { alertDialog } from "../../../../web/kit/dialog/alertDialog";
import { translationsOf, translator } from "../../../../web/kit/environment/uiStrings";
import type { UiString } from "../uiStrings";

/** Shows what a script did wrong with a menu. Loaded only when there is something to show. */
export function showError(container: HTMLElement, problem: UiString): Promise<void> {
  const t = translator<UiString>(translationsOf(container));
  return alertDialog(t(problem), t("Close"));
}
