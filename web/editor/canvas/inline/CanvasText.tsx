import { useEffect, useLayoutEffect, useRef } from "react";
import { LIVE_CONTROL } from "../../puckAdapter";
import { type EditedText, editedText, useEditedText } from "./editedText";
import { useTyping } from "./useTyping";

type Props = { name: string; children: string };

/** Words on the canvas. */
export function CanvasText({ name, children }: Props) {
  const text = useEditedText(name);
  if (!text) return <span data-inline={name}>{children}</span>;
  return (
    <TypedText key={text.key} text={text}>
      {children}
    </TypedText>
  );
}

/** While words are typed in, the browser owns what is inside of the tag, so that the caret stays where it is. */
function TypedText({ text, children }: { text: EditedText; children: string }) {
  const host = useRef<HTMLSpanElement>(null);
  const typing = useTyping(text);
  const latest = useRef(typing);
  latest.current = typing;

  useLayoutEffect(() => {
    if (host.current && host.current.textContent !== children) host.current.textContent = children;
  }, [children]);

  useEffect(() => {
    const span = host.current;
    if (!span) return;
    putCaret(span, text.at);
    return listen(span, latest);
  }, [text]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: no field looks like the words on the page
    <span
      ref={host}
      data-inline={text.setting}
      {...LIVE_CONTROL}
      role="textbox"
      tabIndex={0}
      aria-label={typing.label}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
    />
  );
}

type Typing = { current: ReturnType<typeof useTyping> };

function listen(span: HTMLElement, typing: Typing) {
  const ended = new AbortController();
  const isInControl = span.closest("button, summary") !== null;
  const words = () => (span.textContent ?? "").replace(/\s*\n\s*/g, " ");

  function finish() {
    // A text that is empty is drawn as something else, so it becomes empty only now.
    if (words() === "") typing.current.type("");
    typing.current.finish();
  }

  function onKeyDown(event: KeyboardEvent) {
    // The engine takes Backspace on the canvas for the deletion of the element.
    event.stopPropagation();
    if (event.key === " " && isInControl) span.ownerDocument.execCommand("insertText", false, " ");
    else if (event.key === "Enter" || event.key === "Escape") finish();
    else return;
    event.preventDefault();
    if (event.key !== " ") span.ownerDocument.getElementById("frame-root")?.focus();
  }

  /** The title of a tab or of an answer is a button: blanks and presses are for its words while these are typed in. */
  function keepFromControl(event: Event) {
    if (isInControl && (event.type === "click" || (event as KeyboardEvent).key === " ")) event.preventDefault();
  }

  const listening = { signal: ended.signal };
  span.addEventListener("input", () => words() && typing.current.type(words()), listening);
  span.addEventListener("keydown", onKeyDown, listening);
  span.addEventListener("keyup", keepFromControl, listening);
  span.addEventListener("click", keepFromControl, listening);
  // Else a word could not be marked without dragging the element away.
  span.addEventListener("pointerdown", (event) => event.stopPropagation(), { ...listening, capture: true });
  // A window that is left for another one takes the focus along and brings it back.
  span.addEventListener("blur", () => editedText.current() && document.hasFocus() && finish(), listening);
  return () => ended.abort();
}

/** Where it was pressed, or behind the last letter. */
function putCaret(span: HTMLElement, at: { x: number; y: number } | null) {
  const page = span.ownerDocument;
  span.focus();
  const place = at && page.caretPositionFromPoint?.(at.x, at.y);
  const selection = page.getSelection();
  if (place && span.contains(place.offsetNode)) selection?.collapse(place.offsetNode, place.offset);
  else {
    selection?.selectAllChildren(span);
    selection?.collapseToEnd();
  }
}
