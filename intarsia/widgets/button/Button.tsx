import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { InlineText } from "../../../web/kit/parts/InlineText";
import { Icon } from "../../../web/kit/parts/icons/Icon";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./button.css";

export function Button({ root, text, link, size, variant, icon, icon_align }: ViewProps<typeof schema>) {
  if (!text && !icon) return <EditorHint {...root("")}>Enter the button text</EditorHint>;
  // Without a URL there is nothing to follow and no tab stop.
  const Tag = link ? "a" : "span";
  return (
    <div {...root(`button button--${size} button--${variant}`)}>
      <Tag className="button__link" {...link}>
        {icon_align === "start" && <Icon name={icon} />}
        {text ? (
          <InlineText name="text">{text}</InlineText>
        ) : (
          <span className="visually-hidden">{icon.replaceAll("-", " ")}</span>
        )}
        {icon_align === "end" && <Icon name={icon} />}
      </Tag>
    </div>
  );
}
