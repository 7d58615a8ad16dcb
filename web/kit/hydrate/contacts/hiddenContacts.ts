/**
 * The server encodes contacts in an island's HTML and marks them in its settings as text. This turns a mark into the
 * element that the server rendered, so that hydration matches and no plain contact is ever sent.
 */
import type { ReactNode } from "react";

const START = "\ue000";
const MARK = /\ue000([^\ue001]*)\ue001([^\ue001]*)\ue001([^\ue001]*)\ue001([^\ue002]*)\ue002/g;

type Make = (tag: string, props: Record<string, unknown>) => ReactNode;
export type Props = Record<string, unknown>;

/** The props of an HTML element; the same object if they contain no mark. */
export function withHiddenContacts(tag: unknown, props: Props | null, make: Make): Props | null {
  if (typeof tag !== "string" || !props) return props;
  let changed: Props | undefined;
  for (const [name, value] of Object.entries(props)) {
    const replacement = name === "children" ? inChildren(value, tag, make) : inProp(name, value);
    if (replacement === value) continue;
    changed ??= { ...props };
    if (name === "href" && value !== replacement) Object.assign(changed, linkProps(value as string));
    changed[name] = replacement;
  }
  return changed ?? props;
}

function inChildren(children: unknown, tag: string, make: Make): unknown {
  if (typeof children === "string") return children.includes(START) ? inText(children, tag, make) : children;
  if (!Array.isArray(children) || !children.some((child) => typeof child === "string" && child.includes(START))) {
    return children;
  }
  return children.flatMap((child) => (typeof child === "string" ? inText(child, tag, make) : [child]));
}

function inText(text: string, tag: string, make: Make): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const found of text.matchAll(MARK)) {
    if (found.index > at) parts.push(text.slice(at, found.index));
    parts.push(element(found, parts.length, tag, make));
    at = found.index + found[0].length;
  }
  return at < text.length ? [...parts, text.slice(at)] : parts;
}

function element([, token, shown = "", mode, hint]: RegExpMatchArray, key: number, parentTag: string, make: Make) {
  const isInControl = /^(a|button|summary|label)$/.test(parentTag);
  return make("span", {
    key,
    "data-original-string": token,
    className: mode === "replace" ? "apbct-email-encoder apbct-replaced" : "apbct-email-encoder",
    ...(!isInControl && { role: "button", tabIndex: 0 }),
    title: hint,
    children: mode === "blur" ? blurred(shown, make) : shown,
  });
}

const blurred = (shown: string, make: Make) =>
  shown
    .split(/(\*+)/)
    .filter(Boolean)
    .map((part, key) => (part.startsWith("*") ? make("span", { key, className: "apbct-blur", children: part }) : part));

/** An attribute cannot contain an element, so it shows the masked text. */
function inProp(name: string, value: unknown): unknown {
  if (typeof value !== "string" || !value.includes(START)) return value;
  return value.replace(MARK, "$2");
}

function linkProps(href: string): Props {
  const [, token, , , hint] = [...href.matchAll(MARK)][0] ?? [];
  return { "data-original-string": token, title: hint };
}
