import { ChevronDown } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { Look } from "../../../kit/document";
import type { StyleField } from "../../../kit/style/fields";
import { Popover } from "../fields/Popover";
import { styleWords } from "./styleWords";

/** One look of the letters, with what holds for it: its own value, else the inherited one. */
export type LetterLook = { field: StyleField; value: Look | undefined };

type Props = {
  id: string;
  label: string;
  looks: readonly LetterLook[];
  /** None of them is the element's own here. */
  isEmpty: boolean;
  /** The rows in which each is set. */
  children: ReactNode;
};

/** What makes letters look as they do, summed up in a line; its rows open beside it. */
export function TypographyControl({ id, label, looks, isEmpty, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const summary = looks
    .map(({ field, value }) => styleWords(field, value))
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
        aria-label={`${label}: ${summary || "default"}`}
        title={summary || undefined}
        data-empty={isEmpty || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{summary || "Default"}</span>
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
