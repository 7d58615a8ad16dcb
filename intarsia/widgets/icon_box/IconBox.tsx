import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { InlineText } from "../../../web/kit/parts/InlineText";
import { Icon } from "../../../web/kit/parts/icons/Icon";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./icon_box.css";

export function IconBox({
  root,
  icon,
  title_text,
  description_text,
  title_size: Title,
  link,
  position,
}: ViewProps<typeof schema>) {
  if (!icon && !title_text && !description_text)
    return <EditorHint {...root("")}>Choose an icon or enter a title</EditorHint>;
  const title = title_text && <InlineText name="title_text">{title_text}</InlineText>;
  return (
    <div {...root(`icon_box icon_box--${position}`)}>
      {icon && (
        <span className="icon_box__icon">
          <Icon name={icon} />
        </span>
      )}
      <div>
        {title && <Title className="icon_box__title">{link ? <a {...link}>{title}</a> : title}</Title>}
        {description_text && (
          <p className="icon_box__text">
            <InlineText name="description_text">{description_text}</InlineText>
          </p>
        )}
      </div>
    </div>
  );
}
