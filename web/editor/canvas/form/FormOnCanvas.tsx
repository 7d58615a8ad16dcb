import { type MouseEvent, type ReactNode, useMemo } from "react";
import { PageButtonsContext } from "../../../kit/fields/pageButtons";
import { PageFooter } from "../../../kit/fields/parts/PageFooter";
import { SETTINGS } from "../../chrome/panels/usePanels";
import { useScreen } from "../../chrome/ScreenContext";
import { useEditorContext } from "../../EditorContext";
import { BUTTON_TEXT, OTHER_SETTINGS } from "../../panels/form/formSettings";
import { useFormSettings } from "../../panels/form/useFormSettings";
import { useOpenFormSetting } from "../../panels/form/useOpenFormSetting";
import { useDocument, useEditing } from "../../puckAdapter";
import { gettext } from "../../texts/gettext";
import { type FormPages, pagesOfForm } from "./pagesOfForm";

/** A form as visitors see it: in its own width, with the buttons at the end of each page. */
export function FormOnCanvas({ children }: { children: ReactNode }) {
  const document = useDocument();
  // As text, so that typing into a field changes no page break.
  const known = JSON.stringify(pagesOfForm(document));
  const pages: FormPages = useMemo(() => JSON.parse(known), [known]);
  const { save } = useEditorContext().boot.canvasTexts ?? {};
  const endedBy = useMemo(
    () => (id: string) => {
      const ended = pages.ended[id];
      return ended ? { ...ended, save } : null;
    },
    [pages, save],
  );
  return (
    <PageButtonsContext value={endedBy}>
      {children}
      <FormEnd {...pages.last} />
    </PageButtonsContext>
  );
}

const [SEND, SAVE] = ["canvas-submit", "canvas-save"];
/** The settings of buttons that belong to the form. */
const SETTING_OF: Readonly<Record<string, string>> = { [SEND]: BUTTON_TEXT, [SAVE]: OTHER_SETTINGS };

/** A click on a button opens its settings: the button back belongs to the page break that begins the page. */
function FormEnd({ previous, start }: FormPages["last"]) {
  const texts = useEditorContext().boot.canvasTexts ?? {};
  const { button } = useFormSettings();
  const editing = useEditing();
  const screen = useScreen();
  const openFormSetting = useOpenFormSetting();

  function openSettings(event: MouseEvent<HTMLElement>) {
    const button = (event.target as Element).closest("button");
    if (!button) return;
    // Puck clears the selection when a click misses every element.
    event.stopPropagation();
    const setting = SETTING_OF[button.id];
    if (setting) return openFormSetting(setting);
    editing.select(start);
    screen.openPanel(SETTINGS);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks of the buttons inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button is a click
    <div className="form-end" onClick={openSettings}>
      <PageFooter
        prefix=""
        isCurrent={false}
        submit={{ id: SEND, label: button || texts.button || gettext("Send") }}
        previous={previous === null ? undefined : { id: "canvas-previous", label: previous }}
        save={texts.save ? { id: SAVE, label: texts.save } : undefined}
      />
    </div>
  );
}
