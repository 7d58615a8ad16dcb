import { EditorHint } from "../../../web/kit/parts/EditorHint";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./comments.css";

/** `html` comes from server.py. The template tag renders the same HTML on other pages. */
type Props = ViewProps<typeof schema> & { html?: string };

export function Comments({ root, html }: Props) {
  if (!html) return <EditorHint {...root("")}>Comments appear here when they are open on this page</EditorHint>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a template of the server's, which escapes what visitors wrote
  return <div {...root("comments-of-page")} dangerouslySetInnerHTML={{ __html: html }} />;
}
