import type { ViewProps } from "../../../web/kit/defineWidget";
import { Icon } from "../../../web/kit/parts/Icon";
import type { schema } from "./schema";
import "./icon.css";

export function IconView({ root, selected_icon, view, shape, link, label }: ViewProps<typeof schema>) {
  const look = view === "default" ? "icon__sign" : `icon__sign icon__sign--${view} icon__sign--${shape}`;
  const sign = <Icon name={selected_icon} />;
  return (
    <div {...root("icon")}>
      {link ? (
        <a {...link} href={link.href} className={look} aria-label={label || selected_icon.replaceAll("-", " ")}>
          {sign}
        </a>
      ) : (
        <span className={look} {...(label ? { role: "img", "aria-label": label } : {})}>
          {sign}
        </span>
      )}
    </div>
  );
}
