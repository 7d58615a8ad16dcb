import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { CodeSetting } from "../../../kit/schema/settings";
import { gettext } from "../../texts/gettext";
import type { ControlProps } from "../control";
import { continued, indented, type Marked, outdented } from "./indent";

const MIN_ROWS = 6;

/** HTML or code in a monospaced field with line numbers. Tab indents until Escape is pressed. */
export function CodeControl({ id, value, onChange, isDisabled }: ControlProps<string, CodeSetting>) {
  const text = value ?? "";
  const hint = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const selection = useRef<Marked | null>(null);
  const rows = text.split("\n").length;

  // A key handler that changed the text also knows the cursor position; React would put it at the end.
  useEffect(() => {
    const { current: wanted } = selection;
    selection.current = null;
    if (wanted && wanted.text === text) field.current?.setSelectionRange(wanted.start, wanted.end);
  }, [text]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const change = isLeaving ? undefined : changeOf(event);
    // Shift comes before Shift+Tab and means nothing alone.
    if (event.key !== "Shift") setIsLeaving(event.key === "Escape");
    if (!change) return;
    event.preventDefault();
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const next = change({ text, start, end });
    selection.current = next;
    onChange(next.text);
  }

  return (
    <>
      <div className="code-control">
        <pre aria-hidden="true">{Array.from({ length: rows }, (_, index) => index + 1).join("\n")}</pre>
        <textarea
          ref={field}
          id={id}
          rows={Math.max(MIN_ROWS, rows)}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          // Code is left-to-right in every language.
          dir="ltr"
          value={text}
          disabled={isDisabled}
          aria-describedby={hint}
          onKeyDown={onKeyDown}
          onBlur={() => setIsLeaving(false)}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p id={hint} className="setting__help" aria-live="polite">
        {isLeaving
          ? gettext("Tab now moves to the next field.")
          : gettext("Tab indents. Press Escape, then Tab, to leave the field.")}
      </p>
    </>
  );
}

function changeOf(event: KeyboardEvent): ((marked: Marked) => Marked) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return undefined;
  if (event.key === "Tab") return event.shiftKey ? outdented : indented;
  return event.key === "Enter" && !event.shiftKey ? continued : undefined;
}
