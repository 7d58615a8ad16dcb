import { useEffect, useLayoutEffect, useRef } from "react";
import { useEnvironment } from "../../../kit/environment/environment";
import { isolatePhones } from "../../../kit/parts/phoneNumbers";
import { LIVE_CONTROL } from "../../puckAdapter";
import { type EditedText, editedText, useEditedText } from "./editedText";
import { useTyping } from "./useTyping";

type Props = { name: string; children: string };

/** Plain text on the canvas. */
export function CanvasText({ name, children }: Props) {
  const text = useEditedText(name);
  const { direction } = useEnvironment();
  if (!text) return <span data-inline={name}>{direction === "rtl" ? isolatePhones(children) : children}</span>;
  return (
    <TypedText key={text.key} text={text}>
      {children}
    </TypedText>
  );
}

/** While text is edited, the browser owns the content of the tag, so that the caret stays in place. */
function TypedText({ text, children }: { text: EditedText; children: string }) {
  const host = useRef<HTMLSpanElement>(null);
  const typing = useTyping(text);
  const latest = useRef(typing);
  latest.current = typing;

  useLayoutEffect(() => {
    if (host.current && linesIn(host.current) !== children) host.current.textContent = children;
  }, [children]);

  useEffect(() => {
    const span = host.current;
    if (!span) return;
    putCaret(span, text.at);
    return listen(span, latest, text.element);
  }, [text]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: an input cannot look like the text on the page
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

function listen(span: HTMLElement, typing: Typing, element: string) {
  const ended = new AbortController();
  const isInControl = span.closest("button, summary") !== null;
  const typed = () => (typing.current.isMultiline ? linesIn(span) : linesIn(span).replace(/\s*\n\s*/g, " "));

  function finish() {
    // An empty text has another rendering, so it becomes empty only at the end.
    if (typed() === "") typing.current.type("");
    typing.current.finish();
  }

  function onKeyDown(event: KeyboardEvent) {
    // The engine would delete the element on Backspace.
    event.stopPropagation();
    const { isMultiline } = typing.current;
    if (handleKey(event, span, { isInControl, isMultiline, finish, goToCell })) event.preventDefault();
  }

  function goToCell(step: 1 | -1): boolean {
    const next = cellBeside(span, step);
    if (next === undefined) return false;
    finish();
    // The blur of this cell must not end the editing of the next one.
    ended.abort();
    editedText.start(element, next);
    return true;
  }

  const listening = { signal: ended.signal };
  span.addEventListener("input", () => typed() && typing.current.type(typed()), listening);
  span.addEventListener("keydown", onKeyDown, listening);
  if (isInControl) for (const type of ["keyup", "click"]) span.addEventListener(type, keepFromControl, listening);
  // Otherwise selecting text would drag the element.
  span.addEventListener("pointerdown", (event) => event.stopPropagation(), { ...listening, capture: true });
  // Switching windows takes focus away and returns it.
  span.addEventListener("blur", () => editedText.current() && document.hasFocus() && finish(), listening);
  return () => ended.abort();
}

type KeyContext = {
  isInControl: boolean;
  isMultiline: boolean;
  finish: () => void;
  goToCell: (step: 1 | -1) => boolean;
};

/** Whether the key has done something, so that the browser must not. */
function handleKey(
  { key, shiftKey }: KeyboardEvent,
  { ownerDocument: page }: HTMLElement,
  context: KeyContext,
): boolean {
  if (key === " " && context.isInControl) {
    page.execCommand("insertText", false, " ");
    return true;
  }
  if (key === "Tab") return context.goToCell(shiftKey ? -1 : 1);
  if (key === "Enter" && shiftKey && context.isMultiline) return page.execCommand("insertLineBreak");
  if (key !== "Enter" && key !== "Escape") return false;
  context.finish();
  page.getElementById("frame-root")?.focus();
  return true;
}

/** The setting of the next or previous cell of the table that the text is in. */
function cellBeside(span: HTMLElement, step: 1 | -1): string | undefined {
  const cells = [...(span.closest("table")?.querySelectorAll<HTMLElement>("[data-inline]") ?? [])];
  return cells[cells.indexOf(span) + step]?.dataset.inline;
}

/** Tab and accordion titles are buttons: while their text is edited, spaces and clicks belong to the text. */
function keepFromControl(event: Event) {
  if (event.type === "click" || (event as KeyboardEvent).key === " ") event.preventDefault();
}

/** The text with its line breaks. Browsers keep one more after an empty last line. */
const linesIn = (span: HTMLElement) => textIn(span).replace(/\n$/, "");

/** Browsers type a line break as a character or as an element. */
function textIn(node: Node): string {
  if (node.nodeName === "BR") return "\n";
  return node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "") : [...node.childNodes].map(textIn).join("");
}

/** At the clicked position, or after the last character. */
function putCaret(span: HTMLElement, at: { x: number; y: number } | null) {
  const page = span.ownerDocument;
  span.focus();
  const range = at && page.caretPositionFromPoint?.(at.x, at.y);
  const selection = page.getSelection();
  if (range && span.contains(range.offsetNode)) selection?.collapse(range.offsetNode, range.offset);
  else {
    selection?.selectAllChildren(span);
    selection?.collapseToEnd();
  }
}
