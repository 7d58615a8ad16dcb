import { EditorHint } from "../../../web/kit/parts/EditorHint";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./page_title.css";

/** `title` comes from server.py. */
type Props = ViewProps<typeof schema> & { title?: string };

export function PageTitle({ root, title, header_size: Tag, size }: Props) {
  if (!title) return <EditorHint {...root("")}>The page title appears here</EditorHint>;
  return <Tag {...root(`page_title page_title--${size}`)}>{title}</Tag>;
}
