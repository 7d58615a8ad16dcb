import { useEffect, useRef, useState } from "react";
import type { FormSetting } from "../../../kit/schema/settings";
import { useEditorContext } from "../../EditorContext";
import { gettext } from "../../texts/gettext";
import type { ControlProps } from "../control";
import { type FormChoice, openNewForm } from "./newForm";

type Props = ControlProps<{ id: number | null }, FormSetting>;

/** The forms of the site, in a list. A new one can be made in another tab, and is chosen once it is published. */
export function FormControl({ id, value, onChange, isDisabled }: Props) {
  const { forms, add } = useForms();
  const { addUrls, editUrls } = useEditorContext().boot;
  const addUrl = addUrls?.form;
  const until = useUnmount();
  const chosen = value?.id ?? null;
  const isGone = chosen !== null && !forms.some((form) => form.id === chosen);
  function choose(form: FormChoice) {
    add(form);
    onChange({ id: form.id });
  }
  return (
    <div className="form-control">
      <select
        id={id}
        className="input"
        value={chosen ?? ""}
        disabled={isDisabled}
        onChange={(event) => onChange({ id: event.target.value ? Number(event.target.value) : null })}
      >
        <option value="">{forms.length ? gettext("Choose a form") : gettext("No forms yet")}</option>
        {isGone && <option value={chosen}>{gettext("This form was deleted or is not published")}</option>}
        {forms.map((form) => (
          <option key={form.id} value={form.id}>
            {form.label}
          </option>
        ))}
      </select>
      {/* Users who may not add forms may not edit them either. */}
      {addUrl && editUrls?.form && chosen !== null && !isGone && (
        <a className="button" href={editUrls.form.replace("/0/", `/${chosen}/`)} target="_blank" rel="noreferrer">
          {gettext("Edit form")}
        </a>
      )}
      {addUrl && !isDisabled && (
        <button
          type="button"
          className={chosen === null ? "button" : "link-button"}
          onClick={() => openNewForm(addUrl, choose, until())}
        >
          {gettext("New form")}
        </button>
      )}
    </div>
  );
}

function useForms() {
  const { boot } = useEditorContext();
  const [forms, setForms] = useState(boot.choices?.form ?? []);
  function add(form: FormChoice) {
    const all = [...forms.filter((one) => one.id !== form.id), form];
    // Other elements can show it, too.
    boot.choices = { ...boot.choices, form: all };
    setForms(all);
  }
  return { forms, add };
}

/** A signal that aborts once the control is gone. */
function useUnmount(): () => AbortSignal {
  const ended = useRef(new AbortController());
  useEffect(() => {
    ended.current = new AbortController();
    return () => ended.current.abort();
  }, []);
  return () => ended.current.signal;
}
