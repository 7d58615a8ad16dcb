import type { ReactNode } from "react";

/** What the canvas shows before a form is chosen: a contact form in the look of the site. */
export const SampleForm = () => (
  <div className="form">
    <div className="form__form">
      <Field label="Name">
        <input className="field__input" type="text" />
      </Field>
      <Field label="E-mail">
        <input className="field__input" type="email" />
      </Field>
      <Field label="Message">
        <textarea className="field__input" rows={4} />
      </Field>
      <div>
        <button type="button" className="form__submit">
          Send
        </button>
      </div>
    </div>
  </div>
);

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is in the children
  <label className="field">
    <span className="field__label">{label}</span>
    {children}
  </label>
);
