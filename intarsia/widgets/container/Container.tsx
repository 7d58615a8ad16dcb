import type { ViewProps } from "../../../web/kit/defineWidget";
import type { schema } from "./schema";
import "./container.css";

export function Container({ root, layout, content_width, html_tag, content: Content }: ViewProps<typeof schema>) {
  const modifiers = [layout === "grid" && "container--grid", content_width === "boxed" && "container--boxed"];
  return <Content as={html_tag} {...root(["container", ...modifiers].filter(Boolean).join(" "))} />;
}
