import { Disclosures } from "../../../web/kit/parts/disclosure/Disclosures";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./toggle.css";

export function Toggle({ root, id, tabs, title_html_tag, icon_align }: ViewProps<typeof schema>) {
  if (tabs.length === 0) return <EditorHint {...root("")}>Add an item</EditorHint>;
  return (
    <Disclosures
      id={id}
      root={root}
      className="toggle"
      list="tabs"
      items={tabs}
      titleTag={title_html_tag}
      iconPosition={icon_align}
      isFirstOpen={false}
      isExclusive={false}
    />
  );
}
