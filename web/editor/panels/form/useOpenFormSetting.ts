import { SETTINGS } from "../../chrome/panels/usePanels";
import { useScreen } from "../../chrome/ScreenContext";
import { useEditing } from "../../puckAdapter";

/** Opens the panel of the form and moves focus to the setting with this id, or to what is wrong in it. */
export function useOpenFormSetting() {
  const editing = useEditing();
  const screen = useScreen();
  return (id: string) => {
    editing.select(null);
    screen.openPanel(SETTINGS);
    // The panel shows the settings of the form after the next render.
    requestAnimationFrame(() => {
      const setting = document.getElementById(id);
      (setting?.querySelector<HTMLElement>("[aria-invalid]") ?? setting)?.focus();
    });
  };
}
