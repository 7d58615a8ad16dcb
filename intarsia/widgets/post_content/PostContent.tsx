import { useEnvironment } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import type { Slot, ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./post_content.css";

type Props = ViewProps<typeof schema> & {
  /** The elements of the page, if a template shows it. */
  Content?: Slot;
  /** From server.py: the HTML of a page without elements; in the editor the text of a sample page. */
  html?: string;
  example?: string;
};

// The attribute tells the server that the template shows the page.
const MARK = { "data-page-content": "" };

export function PostContent({ root, Content, html, example }: Props) {
  const { mode } = useEnvironment();
  if (Content) return <Content {...root("post_content")} {...MARK} />;
  if (html === undefined)
    return <EditorHint {...root("")}>Nothing is shown here: use this widget once, in a page template</EditorHint>;
  // Visitors get the container even if it is empty: otherwise the server would assume that the template omits the page.
  if (!html && mode === "editor") return <EditorHint {...root("")}>The page's content appears here</EditorHint>;
  return (
    <div {...root("post_content")} {...MARK}>
      {example && <EditorHint className="">{`The page's content, for example that of “${example}”`}</EditorHint>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by Wagtail, or sanitized by the server */}
      <div className="post_content__html richtext" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
