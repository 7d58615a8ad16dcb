import type { ViewProps } from "../../../web/kit/defineWidget";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import type { schema } from "./schema";
import "./heading.css";

export function Heading({ root, title, header_size: Tag, size, link }: ViewProps<typeof schema>) {
  const className = size === "default" ? "heading" : `heading heading--${size}`;
  if (!title) return <EditorHint {...root("")}>Type a title</EditorHint>;
  return <Tag {...root(className)}>{link ? <a {...link}>{title}</a> : title}</Tag>;
}
