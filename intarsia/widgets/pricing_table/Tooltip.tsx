import { useEnvironment, useUiStrings } from "../../../web/kit/environment/environment";
import { Glyph } from "../../../web/kit/parts/icons/Glyph";
import { info } from "../../../web/kit/parts/icons/icons";
import type { UiString } from "./uiStrings";

type Props = { id: string; feature: string; text: string };

/** The browser opens it on a click and closes it on Escape; the script adds hover and focus. */
export function Tooltip({ id, feature, text }: Props) {
  const { mode } = useEnvironment();
  const t = useUiStrings<UiString>();
  // On the canvas, a click selects the element.
  const opens = mode === "page" && ({ popoverTarget: id, popoverTargetAction: "show" } as const);
  return (
    <span className="pricing_table__tooltip">
      <button
        type="button"
        className="pricing_table__info"
        aria-label={t("More about: {feature}", { feature })}
        aria-describedby={id}
        {...opens}
      >
        <Glyph path={info} />
      </button>
      <span id={id} className="pricing_table__tip" role="tooltip" popover="auto">
        {text}
      </span>
    </span>
  );
}
