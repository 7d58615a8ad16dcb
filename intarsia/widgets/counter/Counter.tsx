import { useEnvironment } from "../../../web/kit/environment/environment";
import { InlineText } from "../../../web/kit/parts/InlineText";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { CountOptions } from "./enhance";
import { decimalsOf, numberFormat } from "./formatNumber";
import type { schema } from "./schema";
import "./counter.css";

/** The published HTML contains the end number; the enhancement counts up to it. */
export function Counter(props: ViewProps<typeof schema>) {
  const { root, prefix, suffix, title, thousand_separator } = props;
  const { locale } = useEnvironment();
  const { starting_number: from, ending_number: to, duration, separator } = props;
  const format = { isGrouped: thousand_separator === "yes", separator, decimals: decimalsOf(to) };
  const options: CountOptions = { from, to, duration, ...format };
  return (
    <div {...root("counter")} data-options={JSON.stringify(options)}>
      <p className="counter__number">
        {prefix && <InlineText name="prefix">{prefix}</InlineText>}
        <span className="counter__figure">{numberFormat({ locale, ...format })(to)}</span>
        {suffix && <InlineText name="suffix">{suffix}</InlineText>}
      </p>
      {title && (
        <p className="counter__title">
          <InlineText name="title">{title}</InlineText>
        </p>
      )}
    </div>
  );
}
