import { Icon } from "../../../web/kit/parts/icons/Icon";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./icon.css";

export function IconView({ root, selected_icon, view, shape, link, label }: ViewProps<typeof schema>) {
  const variant = view === "default" ? "icon__box" : `icon__box icon__box--${view} icon__box--${shape}`;
  const icon = <Icon name={selected_icon} />;
  return (
    <div {...root("icon")}>
      {link ? (
        <a {...link} href={link.href} className={variant} aria-label={label || selected_icon.replaceAll("-", " ")}>
          {icon}
        </a>
      ) : (
        <span className={variant} {...(label ? { role: "img", "aria-label": label } : {})}>
          {icon}
        </span>
      )}
    </div>
  );
}
