import { reportErrors, type Save } from "./reportErrors";
import { watchErrors } from "./watchErrors";

export function startErrors(isWatched: boolean, save: Save): void {
  if (isWatched) watchErrors(window);
  reportErrors(save);
}
