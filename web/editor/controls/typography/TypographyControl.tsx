import { ChevronDown } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { StyleFieldValue } from "../../../documents/document";
import type { StyleField } from "../../../kit/style/fields";
import { Popover } from "../../layers/onDemand";
import { gettext } from "../../texts/gettext";
import { styleSummary } from "./styleSummary";

/** One text style field with its current value, own or inherited. */
export type TextStyleValue = { field: StyleField; value: StyleFieldValue | undefined };

type Props = {
  id: string;
  label: string;
  values: readonly TextStyleValue[];
  /** Whether the element has no own value for any of them. */
  isEmpty: boolean;
  /** The rows of the individual fields. */
  children: ReactNode;
};

/** A summary of the text style in one line, which opens the individual fields. */
export function TypographyControl({ id, label, values, isEmpty, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const summary = values
    .map(({ field, value }) => styleSummary(field, value))
    .filter(Boolean)
    .join(" · ");
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className="input typography"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-rows` : undefined}
        aria-label={gettext("{label}: {value}", { label, value: summary || gettext("Default") })}
        title={summary || undefined}
        data-empty={isEmpty || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{summary || gettext("Default")}</span>
        <ChevronDown aria-hidden />
      </button>
      {isOpen && (
        <Popover id={`${id}-rows`} label={label} origin={button} onClose={() => setIsOpen(false)}>
          <div className="typography__rows">{children}</div>
        </Popover>
      )}
    </>
  );
}
