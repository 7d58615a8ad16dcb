import { useEnvironment } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./post_content.css";

type Props = ViewProps<typeof schema> & {
  /** From server.py: in the template editor, the title of the page that is shown as an example. */
  example?: string;
};

export function PostContent({ root, content: page, example }: Props) {
  const { mode } = useEnvironment();
  if (!page)
    return <EditorHint {...root("")}>Nothing is shown here: use this widget once, in a page template</EditorHint>;
  if (page.isEmpty && mode === "editor") return <EditorHint {...root("")}>The page's content appears here</EditorHint>;
  return (
    <page.Content {...root("post_content")} data-page-content="" htmlClassName="post_content__html richtext">
      {example && <EditorHint className="">{`The page's content, for example that of “${example}”`}</EditorHint>}
    </page.Content>
  );
}
