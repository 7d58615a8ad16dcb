import { useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { InlineText } from "../../../web/kit/parts/InlineText";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { Features } from "./Features";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./pricing_table.css";

export type Props = ViewProps<typeof schema>;

/** One plan. Its four parts are rows, which line up with those of the plans next to it in a grid. */
export function PricingTable({ root, ...plan }: Props) {
  const { title, price, features, featured, badge_text, badge_position } = plan;
  if (!title && !price && features.length === 0)
    return <EditorHint {...root("")}>Enter the name and the price of a plan</EditorHint>;
  return (
    <div {...root(`pricing_table${featured ? " pricing_table--featured" : ""}`)}>
      <Head {...plan} />
      <Price {...plan} />
      <div className="pricing_table__body">
        <Features {...plan} />
        <Note name="before_button" text={plan.before_button} />
      </div>
      <Foot {...plan} />
      {featured && badge_text && (
        <p className={`pricing_table__badge pricing_table__badge--${badge_position}`}>
          <InlineText name="badge_text">{badge_text}</InlineText>
        </p>
      )}
    </div>
  );
}

type Plan = Omit<Props, "root">;

const Head = ({ title, title_html_tag: Title, subtitle }: Plan) => (
  <div className="pricing_table__head">
    {title && (
      <Title className="pricing_table__title">
        <InlineText name="title">{title}</InlineText>
      </Title>
    )}
    <Note name="subtitle" text={subtitle} />
  </div>
);

function Price({ original_price, price_prefix, price, price_suffix, period }: Plan) {
  const t = useUiStrings<UiString>();
  return (
    <p className="pricing_table__price">
      {original_price && (
        <del className="pricing_table__original">
          <span className="visually-hidden">{t("Original price")} </span>
          <InlineText name="original_price">{original_price}</InlineText>
        </del>
      )}
      {price && (
        <span className="pricing_table__amount">
          <Small name="price_prefix" text={price_prefix} />
          <InlineText name="price">{price}</InlineText>
          <Small name="price_suffix" text={price_suffix} />
        </span>
      )}
      {period && (
        <span className="pricing_table__period">
          <InlineText name="period">{period}</InlineText>
        </span>
      )}
    </p>
  );
}

function Foot({ button_text, link, variant, after_button }: Plan) {
  // Without a URL there is nothing to follow and no tab stop.
  const Tag = link ? "a" : "span";
  return (
    <div className="pricing_table__foot">
      {button_text && (
        <Tag className={`pricing_table__button pricing_table__button--${variant}`} {...link}>
          <InlineText name="button_text">{button_text}</InlineText>
        </Tag>
      )}
      <Note name="after_button" text={after_button} />
    </div>
  );
}

type TextProps = { name: string; text: string };

const Small = ({ name, text }: TextProps) =>
  text && (
    <span className="pricing_table__unit">
      <InlineText name={name}>{text}</InlineText>
    </span>
  );

const Note = ({ name, text }: TextProps) =>
  text && (
    <p className="pricing_table__note">
      <InlineText name={name}>{text}</InlineText>
    </p>
  );
