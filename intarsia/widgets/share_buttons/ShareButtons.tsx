import type { ReactNode } from "react";
import { useUiStrings } from "../../../web/kit/environment/environment";
import { SERVICES } from "../../../web/kit/links/services";
import { type ShareService, shareUrl } from "../../../web/kit/links/shareUrl";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Glyph } from "../../../web/kit/parts/icons/Glyph";
import { copy, mail, share } from "../../../web/kit/parts/icons/icons";
import { ServiceIcon } from "../../../web/kit/parts/icons/ServiceIcon";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./share_buttons.css";

type Props = ViewProps<typeof schema> & {
  /** What server.py returns for the page. */
  address?: string;
  title?: string;
};

/** The links work without a script; enhance.ts adds copying the link and the device's share menu. */
export function ShareButtons({
  root,
  services,
  show_copy,
  show_native,
  shows,
  shape: variant,
  address = "",
  title = "",
}: Props) {
  const t = useUiStrings<UiString>();
  if (services.length === 0 && !show_copy && !show_native) return <EditorHint {...root("")}>Add a service</EditorHint>;
  return (
    <div
      {...root(`share_buttons share_buttons--${variant} share_buttons--${shows}`)}
      data-address={address}
      data-title={title}
    >
      <ul className="share_buttons__list" aria-label={t("Share this page")}>
        {services.map(({ _id, service }) => (
          <li key={_id}>
            <ServiceLink {...{ service, address, title, shows }} />
          </li>
        ))}
        {show_copy && (
          <li>
            <button type="button" className="share_buttons__button share_buttons__copy">
              <Glyph path={copy} />
              <Label shows={shows}>{t("Copy link")}</Label>
            </button>
          </li>
        )}
        {show_native && (
          <li>
            <button type="button" className="share_buttons__button share_buttons__native" hidden>
              <Glyph path={share} />
              <Label shows={shows}>{t("Share …")}</Label>
            </button>
          </li>
        )}
      </ul>
      <p className="share_buttons__status" role="status" />
    </div>
  );
}

type LinkProps = { service: ShareService; address: string; title: string; shows: Props["shows"] };

function ServiceLink({ service, address, title, shows }: LinkProps) {
  const t = useUiStrings<UiString>();
  const isMail = service === "email";
  const name = isMail ? "" : SERVICES[service]?.name;
  return (
    <a
      className="share_buttons__button"
      href={shareUrl(service, address, title)}
      target={isMail ? undefined : "_blank"}
      rel="noopener nofollow"
    >
      {isMail ? <Glyph path={mail} /> : <ServiceIcon service={service} />}
      <Label shows={shows} short={name}>
        {isMail ? t("Send by e-mail") : t("Share on {service}", { service: name })}
      </Label>
    </a>
  );
}

type LabelProps = { shows: Props["shows"]; short?: string; children: ReactNode };

/** The visible text is the name of the service; the accessible name says what the link does. */
function Label({ shows, short, children }: LabelProps) {
  if (shows === "icons" || !short)
    return <span className={shows === "icons" ? "visually-hidden" : ""}>{children}</span>;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{children}</span>
    </>
  );
}
