import { useRef } from "react";
import type { ViewProps } from "../../../web/kit/defineWidget";
import { useEnvironment } from "../../../web/kit/environment";
import { chevronDown } from "../../../web/kit/icons";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Glyph } from "../../../web/kit/parts/Glyph";
import { useShownItem } from "../../../web/kit/useShownItem";
import { FaqSchema, type Question } from "./FaqSchema";
import type { schema } from "./schema";
import "./accordion.css";

/** `faq` comes from server.py, which alone can read what stands in the slots. */
type Props = ViewProps<typeof schema> & { faq?: readonly Question[] };

export function Accordion({ root, id, items, default_state, max_items_expanded, title_tag: Title, ...rest }: Props) {
  const { mode } = useEnvironment();
  const answers = useRef<(HTMLElement | null)[]>([]);
  useShownItem(id, items, (index) => answers.current[index]?.scrollIntoView({ block: "nearest" }));
  if (items.length === 0) return <EditorHint {...root("")}>Add an item</EditorHint>;
  // While it is built all of it is in sight.
  const isOpen = (index: number) => mode === "editor" || (index === 0 && default_state === "expanded");
  const name = mode === "page" && max_items_expanded === "one" ? `accordion-${id}` : undefined;
  return (
    <div {...root(`accordion accordion--icon-${rest.icon_position}`)}>
      {items.map(({ _id, title, content: Content }, index) => (
        <details
          key={_id}
          ref={(answer) => {
            answers.current[index] = answer;
          }}
          className="accordion__item"
          name={name}
          open={isOpen(index)}
        >
          <summary className="accordion__summary">
            <Title className="accordion__title">{title}</Title>
            <Glyph path={chevronDown} className="accordion__icon" />
          </summary>
          <Content className="accordion__panel" />
        </details>
      ))}
      {rest.faq && rest.faq.length > 0 && <FaqSchema questions={rest.faq} />}
    </div>
  );
}
