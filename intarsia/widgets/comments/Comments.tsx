import type { ViewProps } from "../../../web/kit/defineWidget";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import type { schema } from "./schema";
import "./comments.css";

/** `html` is what server.py has: the same that pages of other types show by a template tag. */
type Props = ViewProps<typeof schema> & { html?: string };

export function Comments({ root, html }: Props) {
  if (!html) return <EditorHint {...root("")}>Comments of the page stand here, once they are open</EditorHint>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a template of the server's, which escapes what visitors wrote
  return <div {...root("comments-of-page")} dangerouslySetInnerHTML={{ __html: html }} />;
}
