import { useContext, useMemo, useRef } from "react";
import { ruleFieldsFor } from "../../../kit/fields/ruleFields";
import type { FormulaSetting } from "../../../kit/schema/settings";
import { useResources } from "../../canvas/resources/resources";
import { gettext } from "../../texts/gettext";
import { useFormElements } from "../condition/useFormElements";
import type { ControlProps } from "../control";
import { SettingPlaceContext } from "../dynamic/SettingPlace";
import { formulaError } from "./formulaError";

type Props = ControlProps<string, FormulaSetting>;

/** A formula as text, with a list of fields to insert. What is wrong with it is said below. */
export function FormulaControl({ id, value = "", onChange, isDisabled }: Props) {
  const input = useRef<HTMLTextAreaElement>(null);
  const { fields, isAdvanced } = useFormulaFields();
  const error = formulaError(value, isAdvanced, fields);

  const insert = (tag: string) => {
    const { selectionStart: start, selectionEnd: end } = input.current as HTMLTextAreaElement;
    onChange(value.slice(0, start) + tag + value.slice(end));
    input.current?.focus();
  };

  return (
    <div className="formula">
      <textarea
        ref={input}
        id={id}
        className="input input--area"
        rows={3}
        spellCheck={false}
        value={value}
        disabled={isDisabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p className="formula__fault" id={`${id}-error`} role="status">
          {error}
        </p>
      )}
      <select
        className="input"
        aria-label={gettext("Insert field")}
        value=""
        disabled={isDisabled || fields.length === 0}
        onChange={(event) => insert(event.target.value)}
      >
        <option value="">
          {fields.length > 0 ? gettext("Insert field …") : gettext("Save the form to insert its fields")}
        </option>
        {fields.map(({ number, name }) => (
          <option key={number} value={`{${name.replace(/[{}:]/g, " ")}:${number}}`}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The fields that have numbers already. The server gives them when the form is saved. */
function useFormulaFields() {
  const { element } = useContext(SettingPlaceContext);
  const elements = useFormElements();
  const { data } = useResources();
  return useMemo(() => {
    const numbered = ruleFieldsFor(element, elements).flatMap(({ id, name }) => {
      const { number } = (data[id] ?? {}) as { number?: number };
      return number ? [{ number: String(number), name }] : [];
    });
    const own = elements.find(({ id }) => id === element);
    return { fields: numbered, isAdvanced: Boolean(own?.settings.is_advanced) };
  }, [element, elements, data]);
}
