import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { RichText } from "../../../web/kit/parts/RichText";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./text.css";

export function Text({ root, editor, drop_cap }: ViewProps<typeof schema>) {
  if (!editor.trim()) return <EditorHint {...root("")}>Enter text</EditorHint>;
  return (
    <div {...root(drop_cap ? "text text--drop-cap" : "text")}>
      <RichText html={editor} name="editor" className="text__flow richtext" />
    </div>
  );
}
