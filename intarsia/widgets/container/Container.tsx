import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./container.css";

const INNER = {
  flex: "container__content",
  grid: "container__content container__content--grid",
  masonry: "container__content container__content--grid container__content--masonry",
};

export function Container({ root, layout, content_width, html_tag: Tag, content: Content }: ViewProps<typeof schema>) {
  const inner = INNER[layout] ?? INNER.flex;
  const outer = layout === "masonry" ? "container container--masonry" : "container";
  if (content_width === "full") {
    const ownBehaviors = root(`${outer} ${inner}`);
    return <Content as={Tag} {...ownBehaviors} {...behaviors(layout, ownBehaviors["data-behavior"])} />;
  }
  return (
    <Tag {...root(`${outer} container--boxed`)}>
      <Content className={inner} {...behaviors(layout)} />
    </Tag>
  );
}

/** The masonry layout needs a script, besides the behaviors that the owner chose. */
const behaviors = (layout: string, ownBehaviors = "") =>
  layout === "masonry" ? { "data-behavior": `${ownBehaviors} masonry`.trim() } : {};
