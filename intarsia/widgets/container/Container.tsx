import type { ViewProps } from "../../../web/kit/defineWidget";
import type { schema } from "./schema";
import "./container.css";

export function Container({ root, layout, content_width, html_tag: Tag, content: Content }: ViewProps<typeof schema>) {
  const inner = layout === "grid" ? "container__content container__content--grid" : "container__content";
  if (content_width === "full") return <Content as={Tag} {...root(`container ${inner}`)} />;
  return (
    <Tag {...root("container container--boxed")}>
      <Content className={inner} />
    </Tag>
  );
}
