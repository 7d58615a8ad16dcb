import { Fragment, type ReactNode } from "react";
import { gettext } from "./gettext";

/** What replaces `{name}`, or what `<name>text</name>` becomes. */
export type Nodes = Readonly<Record<string, ReactNode | ((text: string) => ReactNode)>>;

/**
 * A translated text with elements in it, so that each language orders them as it needs:
 * `gettextNodes("Read <a>the guide</a> of {title}.", { a: (text) => <a href={url}>{text}</a>, title: <b>{title}</b> })`.
 */
export const gettextNodes = (text: string, nodes: Nodes): ReactNode =>
  gettext(text)
    .split(/(\{\w+\}|<\w+>[^<]*<\/\w+>)/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    .map((part, index) => <Fragment key={index}>{nodeOf(part, nodes)}</Fragment>);

function nodeOf(part: string, nodes: Nodes): ReactNode {
  const [, placeholder, tag = "", inner = ""] = /^(?:\{(\w+)\}|<(\w+)>([^<]*)<\/\2>)$/.exec(part) ?? [];
  const node = nodes[placeholder ?? tag];
  if (node === undefined) return part;
  return typeof node === "function" ? node(inner) : node;
}
