import { useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { InlineText } from "../../../web/kit/parts/InlineText";
import { Glyph } from "../../../web/kit/parts/icons/Glyph";
import { bolt, checkCircle, close, info } from "../../../web/kit/parts/icons/icons";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./alert.css";

type Props = ViewProps<typeof schema>;

const ICONS = { info, success: checkCircle, warning: info, danger: bolt } satisfies Record<Props["alert_type"], string>;

export function Alert({ root, alert_type, alert_title, alert_description, show_dismiss }: Props) {
  const t = useUiStrings<UiString>();
  if (!alert_title && !alert_description) return <EditorHint {...root("")}>Enter a message</EditorHint>;
  // The alert is part of the page from the start, so it must not interrupt a screen reader.
  return (
    <div {...root(`alert alert--${alert_type}`)} role="note">
      <Glyph path={ICONS[alert_type]} className="alert__icon" />
      <div className="alert__content">
        {alert_title && (
          <p className="alert__title">
            <InlineText name="alert_title">{alert_title}</InlineText>
          </p>
        )}
        {alert_description && (
          <p className="alert__text">
            <InlineText name="alert_description">{alert_description}</InlineText>
          </p>
        )}
      </div>
      {show_dismiss && (
        <button type="button" className="alert__close" aria-label={t("Close this alert")}>
          <Glyph path={close} />
        </button>
      )}
    </div>
  );
}
