import { ruleFieldsFor } from "../../../kit/fields/ruleFields";
import { ConditionSentence } from "../../controls/condition/ConditionSentence";
import { useFormElements } from "../../controls/condition/useFormElements";
import { useEditorContext } from "../../EditorContext";
import { gettext, pgettext } from "../../texts/gettext";
import { gettextNodes } from "../../texts/gettextNodes";
import { BUTTON_CONDITION, BUTTON_TEXT, OTHER_SETTINGS } from "./formSettings";
import { useChangeFormSettings, useFormSettings } from "./useFormSettings";

/** The settings of the form itself, while no field is selected. */
export function FormPanel() {
  const { boot } = useEditorContext();
  return (
    <>
      <div className="panel__head">
        <h2 className="panel__title">{gettext("Form")}</h2>
      </div>
      <div className="panel__body">
        <div className="group__rows">
          <p className="setting__help">
            {gettext(boot.locked ? "Select a field to see its settings." : "Select a field to change it.")}
          </p>
          {boot.nextSteps && (
            <div className="document-panel__card">
              <strong>{gettext("E-mails")}</strong>
              <p>{boot.nextSteps.note}</p>
              <a href={boot.nextSteps.notifications}>{gettext("Change recipients")}</a>
            </div>
          )}
          <ButtonText />
          <ButtonCondition />
          <p className="setting__help">
            {gettextNodes("Confirmations, limits, and “save and continue” are in the <a>settings of the form</a>.", {
              a: (text) => (
                <a id={OTHER_SETTINGS} href={boot.urls.exit}>
                  {text}
                </a>
              ),
            })}
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
  const defaultText = boot.canvasTexts?.button ?? gettext("Send");
  return (
    <div className="setting setting--tall">
      <label className="setting__label" htmlFor={BUTTON_TEXT}>
        {gettext("Send button text")}
      </label>
      <input
        id={BUTTON_TEXT}
        type="text"
        className="input"
        maxLength={100}
        value={button}
        placeholder={defaultText}
        disabled={boot.locked}
        aria-describedby={`${BUTTON_TEXT}-help`}
        onChange={(event) => change("button", event.target.value)}
      />
      <p className="setting__help" id={`${BUTTON_TEXT}-help`}>
        {gettext("If empty, “{text}”.", { text: defaultText })}
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
    <fieldset id={BUTTON_CONDITION} className="setting setting--tall" aria-labelledby={`${BUTTON_CONDITION}-label`}>
      <span className="setting__label" id={`${BUTTON_CONDITION}-label`}>
        {gettext("Send button condition")}
      </span>
      <ConditionSentence
        value={button_condition}
        fields={fields}
        actions={{ show: pgettext("if rules are true", "Show"), hide: pgettext("if rules are true", "Hide") }}
        sentence={(parts) => gettextNodes("{action} the button if {match} of these are true:", parts)}
        hint={
          fields.length > 0
            ? gettext("Always shown.")
            : gettext("Rules depend on fields. Add a field to the form first.")
        }
        isDisabled={boot.locked}
        onChange={(condition) => change("button_condition", condition)}
      />
    </fieldset>
  );
}
