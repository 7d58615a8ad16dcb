import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { InlineText } from "../../../web/kit/parts/InlineText";
import { Icon } from "../../../web/kit/parts/icons/Icon";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./icon_list.css";

type Props = ViewProps<typeof schema>;

export function IconList({ root, icon_list, view, divider }: Props) {
  const lines = icon_list.filter(({ text, selected_icon }) => text || selected_icon);
  if (lines.length === 0) return <EditorHint {...root("")}>Add an item</EditorHint>;
  return (
    <ul {...root(`icon_list icon_list--${view}${divider ? " icon_list--ruled" : ""}`)}>
      {lines.map((line) => (
        <li key={line._id} className="icon_list__item">
          <Line {...line} />
        </li>
      ))}
    </ul>
  );
}

function Line({ _id, text, selected_icon, link }: Props["icon_list"][number]) {
  const content = (
    <>
      {selected_icon && (
        <span className="icon_list__icon">
          <Icon name={selected_icon} />
        </span>
      )}
      {text && (
        <span>
          <InlineText name={`icon_list.${_id}.text`}>{text}</InlineText>
        </span>
      )}
    </>
  );
  if (!link) return <span className="icon_list__line">{content}</span>;
  const name = text ? undefined : selected_icon.replaceAll("-", " ");
  return (
    <a {...link} href={link.href} className="icon_list__line" aria-label={name}>
      {content}
    </a>
  );
}
