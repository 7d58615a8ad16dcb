import { useEnvironment, useUiStrings } from "../../../web/kit/environment/environment";
import { InlineText } from "../../../web/kit/parts/InlineText";
import { Glyph } from "../../../web/kit/parts/icons/Glyph";
import { Icon } from "../../../web/kit/parts/icons/Icon";
import { check, chevronDown, close } from "../../../web/kit/parts/icons/icons";
import type { Props } from "./PricingTable";
import { Tooltip } from "./Tooltip";
import type { UiString } from "./uiStrings";

type Feature = Props["features"][number] & { tip: string };
type FeaturesProps = Pick<Props, "id" | "features" | "fold_enabled" | "fold_items" | "unfold_text" | "fold_text">;

/** The features, of which a folded list shows the first ones. The browser unfolds it, with or without scripts. */
export function Features({ id, features, fold_enabled, fold_items, unfold_text, fold_text }: FeaturesProps) {
  const { mode } = useEnvironment();
  const t = useUiStrings<UiString>();
  const all = features.map((feature, index) => ({ ...feature, tip: `${id}-tip-${index + 1}` }));
  if (all.length === 0) return null;
  const shown = fold_enabled ? Math.max(1, fold_items) : all.length;
  if (shown >= all.length) return <List features={all} />;
  return (
    <>
      <List features={all.slice(0, shown)} />
      {/* The canvas shows everything, so that all of it can be edited. */}
      <details className="pricing_table__more" open={mode === "editor"}>
        <summary className="pricing_table__switch">
          <span className="pricing_table__unfold">{unfold_text || t("Show all features")}</span>
          <span className="pricing_table__fold">{fold_text || t("Show fewer features")}</span>
          <Glyph path={chevronDown} className="pricing_table__chevron" />
        </summary>
        <List features={all.slice(shown)} />
      </details>
    </>
  );
}

const List = ({ features }: { features: readonly Feature[] }) => (
  <ul className="pricing_table__features">
    {features.map((feature) => (
      <Item key={feature._id} {...feature} />
    ))}
  </ul>
);

function Item({ _id, text, included, icon, tooltip, tip }: Feature) {
  const t = useUiStrings<UiString>();
  return (
    <li className={`pricing_table__feature${included ? "" : " pricing_table__feature--excluded"}`}>
      <span className="pricing_table__icon">
        {icon ? <Icon name={icon} /> : <Glyph path={included ? check : close} />}
      </span>
      <span>
        {!included && <span className="visually-hidden">{t("Not included")}: </span>}
        <InlineText name={`features.${_id}.text`}>{text}</InlineText>
        {tooltip && <Tooltip id={tip} feature={text} text={tooltip} />}
      </span>
    </li>
  );
}
