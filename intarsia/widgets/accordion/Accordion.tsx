import { Disclosures } from "../../../web/kit/parts/disclosure/Disclosures";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { FaqSchema, type Question } from "./FaqSchema";
import type { schema } from "./schema";
import "./accordion.css";

/** `faq` comes from server.py, because only the server can read the content of the slots. */
type Props = ViewProps<typeof schema> & { faq?: readonly Question[] };

export function Accordion({ root, id, items, default_state, max_items_expanded, ...rest }: Props) {
  if (items.length === 0) return <EditorHint {...root("")}>Add an item</EditorHint>;
  return (
    <Disclosures
      id={id}
      root={root}
      className="accordion"
      list="items"
      items={items}
      titleTag={rest.title_tag}
      iconPosition={rest.icon_position}
      isFirstOpen={default_state === "expanded"}
      isExclusive={max_items_expanded === "one"}
    >
      {rest.faq && rest.faq.length > 0 && <FaqSchema questions={rest.faq} />}
    </Disclosures>
  );
}
