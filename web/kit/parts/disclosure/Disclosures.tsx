import { type ElementType, useRef } from "react";
import { useEnvironment } from "../../environment/environment";
import type { ElementAttributes, Slot } from "../../schema/defineWidget";
import { InlineText } from "../InlineText";
import { Glyph } from "../icons/Glyph";
import { chevronDown } from "../icons/icons";
import { useShownItem } from "./useShownItem";

type Item = { _id: string; title: string; content: Slot };

type Props = {
  id: string;
  root: (className: string) => ElementAttributes;
  /** The widget's CSS class. */
  className: string;
  /** The setting with the items. */
  list: string;
  items: readonly Item[];
  titleTag: ElementType;
  iconPosition: "start" | "end";
  isFirstOpen: boolean;
  /** Opening one item closes the others. */
  isExclusive: boolean;
  children?: React.ReactNode;
};

/** Titles that open and close the content below them. The browser does this with or without scripts. */
export function Disclosures({ id, root, className, list, items, titleTag, iconPosition, children, ...rest }: Props) {
  const { mode } = useEnvironment();
  const panels = useRef<(HTMLElement | null)[]>([]);
  useShownItem(id, items, (index) => panels.current[index]?.scrollIntoView({ block: "nearest" }));
  // The editor shows all content.
  // HTML allows headings in a summary, but no paragraph.
  const Title = titleTag === "p" ? "span" : titleTag;
  const isOpen = (index: number) => mode === "editor" || (index === 0 && rest.isFirstOpen);
  return (
    <div {...root(`${className} disclosure disclosure--icon-${iconPosition}`)}>
      {items.map(({ _id, title, content: Content }, index) => (
        <details
          key={_id}
          ref={(element) => {
            panels.current[index] = element;
          }}
          className="disclosure__item"
          name={mode === "page" && rest.isExclusive ? `${className}-${id}` : undefined}
          open={isOpen(index)}
        >
          <summary className="disclosure__summary">
            <Title className="disclosure__title">
              <InlineText name={`${list}.${_id}.title`}>{title}</InlineText>
            </Title>
            <Glyph path={chevronDown} className="disclosure__icon" />
          </summary>
          <Content className="disclosure__panel" />
        </details>
      ))}
      {children}
    </div>
  );
}
