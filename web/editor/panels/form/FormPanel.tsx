import { ruleFieldsFor } from "../../../kit/fields/ruleFields";
import { ConditionSentence } from "../../controls/condition/ConditionSentence";
import { useFormElements } from "../../controls/condition/useFormElements";
import { useEditorContext } from "../../EditorContext";
import { BUTTON_TEXT, OTHER_SETTINGS, useChangeFormSettings, useFormSettings } from "./useFormSettings";

/** The settings of the form itself, while no field is selected. */
export function FormPanel() {
  const { boot } = useEditorContext();
  return (
    <>
      <div className="panel__head">
        <h2 className="panel__title">Form</h2>
      </div>
      <div className="panel__body">
        <div className="group__rows">
          <p className="setting__help">Select a field to change it.</p>
          {boot.nextSteps && (
            <div className="document-panel__card">
              <strong>E-mails</strong>
              <p>{boot.nextSteps.note}</p>
              <a href={boot.nextSteps.notifications}>Change recipients</a>
            </div>
          )}
          <ButtonText />
          <ButtonCondition />
          <p className="setting__help">
            Confirmations, limits, and “save and continue” are in the{" "}
            <a id={OTHER_SETTINGS} href={boot.urls.exit}>
              settings of the form
            </a>
            .
          </p>
        </div>
      </div>
    </>
  );
}

function ButtonText() {
  const { boot } = useEditorContext();
  const { button = "" } = useFormSettings();
  const change = useChangeFormSettings();
  const usual = boot.canvasTexts?.button ?? "Send";
  return (
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
        onChange={(event) => change("button", event.target.value)}
      />
      <p className="setting__help" id={`${BUTTON_TEXT}-help`}>
        “{usual}” if empty.
      </p>
    </div>
  );
}

const NO_ELEMENT = "";

function ButtonCondition() {
  const { boot } = useEditorContext();
  const { button_condition = null } = useFormSettings();
  const change = useChangeFormSettings();
  const fields = ruleFieldsFor(NO_ELEMENT, useFormElements());
  return (
    <fieldset className="setting setting--tall" aria-labelledby="form-button-condition">
      <span className="setting__label" id="form-button-condition">
        Send button condition
      </span>
      <ConditionSentence
        value={button_condition}
        fields={fields}
        actions={{ show: "Show", hide: "Hide" }}
        subject="the button if"
        hint={fields.length > 0 ? "Always shown." : "Rules depend on fields. Add a field to the form first."}
        isDisabled={boot.locked}
        onChange={(condition) => change("button_condition", condition)}
      />
    </fieldset>
  );
}
