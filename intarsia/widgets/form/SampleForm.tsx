import type { ReactNode } from "react";
import { useEnvironment } from "../../../web/kit/environment/environment";

/** What the canvas shows before a form is chosen: a form of that purpose in the look of the site. */
export function SampleForm({ purpose }: { purpose?: string }) {
  const { translateHint = String } = useEnvironment();
  const isNewsletter = purpose === "newsletter";
  return (
    <div className="form">
      <div className="form__form">
        {!isNewsletter && (
          <Field label={translateHint("Name")}>
            <input className="field__input" type="text" />
          </Field>
        )}
        <Field label={translateHint("E-mail")}>
          <input className="field__input" type="email" />
        </Field>
        {!isNewsletter && (
          <Field label={translateHint("Message")}>
            <textarea className="field__input" rows={4} />
          </Field>
        )}
        <div>
          <button type="button" className="form__submit">
            {translateHint("Send")}
          </button>
        </div>
      </div>
    </div>
  );
}

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is in the children
  <label className="field">
    <span className="field__label">{label}</span>
    {children}
  </label>
);
