import { useId, useState } from "react";

type Props = {
  id?: string;
  label: string;
  value: string;
  placeholder: string;
  accepts: (text: string) => boolean;
  /** What to enter instead of an invalid text. */
  expected: string;
  onChange: (text: string) => void;
};

/** A CSS value as text. An invalid value stays in the field, with the reason, until it is corrected. */
export function TextField({ id, label, value, placeholder, accepts, expected, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const fault = useId();
  const isWrong = draft !== null && draft !== "" && !accepts(draft);
  return (
    <>
      <input
        id={id}
        aria-label={label}
        type="text"
        className="input"
        autoComplete="off"
        spellCheck={false}
        value={draft ?? value}
        placeholder={placeholder}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? fault : undefined}
        onBlur={() => !isWrong && setDraft(null)}
        onChange={(event) => {
          setDraft(event.target.value);
          onChange(event.target.value);
        }}
      />
      {isWrong && (
        <p id={fault} className="input__fault">
          {expected}
        </p>
      )}
    </>
  );
}
