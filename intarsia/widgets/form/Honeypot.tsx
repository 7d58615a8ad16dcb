import { useUiStrings } from "../../../web/kit/environment/environment";
import type { TRAP_LABELS, UiString } from "./uiStrings";

export type Trap = { number: number; label: (typeof TRAP_LABELS)[number] };

// Password managers fill in fields by their names and labels, also hidden ones. These attributes keep them away.
const FOR_MANAGERS = {
  "data-1p-ignore": "",
  "data-bwignore": "",
  "data-lpignore": "true",
  "data-form-type": "other",
};

/** A field for programs that fill in everything. In a closed dialog it is invisible, also without our styles. */
export function Honeypot({ form, prefix, trap: { number, label } }: { form: number; prefix: string; trap: Trap }) {
  const t = useUiStrings<UiString>();
  const id = `${prefix}input_${form}_${number}`;
  return (
    <dialog className="gfield gfield--type-honeypot gform_validation_container" aria-hidden="true">
      <label htmlFor={id}>{t(label)}</label>
      <input
        type="text"
        name={`input_${number}`}
        id={id}
        defaultValue=""
        autoComplete="off"
        tabIndex={-1}
        {...FOR_MANAGERS}
      />
    </dialog>
  );
}
