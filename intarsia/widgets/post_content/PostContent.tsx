import type { Slot, ViewProps } from "../../../web/kit/defineWidget";
import { useEnvironment } from "../../../web/kit/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import type { schema } from "./schema";
import "./post_content.css";

type Props = ViewProps<typeof schema> & {
  /** The page's elements, where a template shows it. */
  Content?: Slot;
  /** What server.py knows: the HTML of a page that has no elements; in the editor the words of an example. */
  html?: string;
  example?: string;
};

// By the attribute the server sees that nobody lost the page to what stands around it.
const MARK = { "data-page-content": "" };

export function PostContent({ root, Content, html, example }: Props) {
  const { mode } = useEnvironment();
  if (Content) return <Content {...root("post_content")} {...MARK} />;
  if (html === undefined)
    return (
      <EditorHint {...root("")}>
        Nothing is shown here: the content of a page stands once, in a template around pages
      </EditorHint>
    );
  // For visitors its place is there, or the page would be taken for one that its template lost.
  if (!html && mode === "editor") return <EditorHint {...root("")}>The content of the page stands here</EditorHint>;
  return (
    <div {...root("post_content")} {...MARK}>
      {example && <EditorHint className="">{`The content of the page, such as that of “${example}”`}</EditorHint>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Wagtail's own rendering, or words that the server cleaned */}
      <div className="post_content__html richtext" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
