import { useEditorContext } from "../../EditorContext";
import { BUTTON_TEXT, useChangeButton, useFormSettings } from "./useFormSettings";

/** The settings of the form itself, while no field is selected. */
export function FormPanel() {
  const { boot } = useEditorContext();
  const { button = "" } = useFormSettings();
  const change = useChangeButton();
  const usual = boot.canvasTexts?.button ?? "Send";
  return (
    <>
      <div className="panel__head">
        <h2 className="panel__title">Form</h2>
      </div>
      <div className="panel__body">
        <div className="group__rows">
          <div className="setting setting--tall">
            <label className="setting__label" htmlFor={BUTTON_TEXT}>
              Send button text
            </label>
            <input
              id={BUTTON_TEXT}
              type="text"
              className="input"
              maxLength={100}
              value={button}
              placeholder={usual}
              disabled={boot.locked}
              aria-describedby={`${BUTTON_TEXT}-help`}
              onChange={(event) => change(event.target.value)}
            />
            <p className="setting__help" id={`${BUTTON_TEXT}-help`}>
              “{usual}” if empty.
            </p>
          </div>
          <p className="setting__help">Select a field to change it.</p>
          <p className="setting__help">
            E-mails, confirmations, limits and the condition of the button are in the{" "}
            <a href={boot.urls.exit}>settings of the form</a>.
          </p>
        </div>
      </div>
    </>
  );
}
