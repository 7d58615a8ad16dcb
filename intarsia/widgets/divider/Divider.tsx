import { InlineText } from "../../../web/kit/parts/InlineText";
import { Icon } from "../../../web/kit/parts/icons/Icon";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./divider.css";

export function Divider({ root, look: lineStyle, text, icon }: ViewProps<typeof schema>) {
  const label =
    lineStyle === "line_icon" ? (
      <Icon name={icon} />
    ) : lineStyle === "line_text" && text ? (
      <InlineText name="text">{text}</InlineText>
    ) : null;
  return (
    <div {...root("divider")}>
      {label ? (
        // The role separator would hide the text from screen readers.
        <div className="divider__line divider__line--marked">
          <span className="divider__mark">{label}</span>
        </div>
      ) : (
        <hr className="divider__line" />
      )}
    </div>
  );
}
