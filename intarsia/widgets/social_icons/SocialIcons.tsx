import { SERVICES } from "../../../web/kit/links/services";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { ServiceFrame } from "./ServiceFrame";
import type { schema } from "./schema";
import "./social_icons.css";

export function SocialIcons({ root, social_icon_list, color, shape, show_names }: ViewProps<typeof schema>) {
  const profiles = social_icon_list.filter(({ service, link }) => link && Object.hasOwn(SERVICES, service));
  if (profiles.length === 0) return <EditorHint {...root("")}>Add a profile</EditorHint>;
  return (
    <ul {...root(`social_icons social_icons--${color} social_icons--${shape}`)}>
      {profiles.map(({ _id, service, label, link }) => (
        <li key={_id}>
          {/* rel="me" lets the linked profile verify that it belongs to this site. */}
          <a
            {...link}
            href={link?.href}
            rel={[link?.rel, "me"].filter(Boolean).join(" ")}
            className="social_icons__link"
          >
            <ServiceFrame service={service} shape={shape} isOfficial={color === "official"} />
            <span className={show_names ? "" : "visually-hidden"}>{label || SERVICES[service].name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
