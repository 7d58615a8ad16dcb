import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { InlineText } from "../../../web/kit/parts/InlineText";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./heading.css";

export function Heading({ root, title, header_size: Tag, size, link }: ViewProps<typeof schema>) {
  const className = size === "default" ? "heading" : `heading heading--${size}`;
  if (!title) return <EditorHint {...root("")}>Enter a title</EditorHint>;
  const text = <InlineText name="title">{title}</InlineText>;
  return <Tag {...root(className)}>{link ? <a {...link}>{text}</a> : text}</Tag>;
}
