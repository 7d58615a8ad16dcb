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
  const { locale, direction } = useEnvironment();
  const { starting_number: from, ending_number: to, duration, separator } = props;
  const format = { isGrouped: thousand_separator === "yes", separator, decimals: decimalsOf(to) };
  const options: CountOptions = { from, to, duration, ...format };
  const number = (
    <>
      {prefix && <InlineText name="prefix">{prefix}</InlineText>}
      <span className="counter__figure">{numberFormat({ locale, ...format })(to)}</span>
      {suffix && <InlineText name="suffix">{suffix}</InlineText>}
    </>
  );
  return (
    <div {...root("counter")} data-options={JSON.stringify(options)}>
      {/* The figure is a box, so browsers do not know that it is a number: "%" after it would be on its other side. */}
      <p className="counter__number">{direction === "rtl" ? <bdi dir="auto">{number}</bdi> : number}</p>
      {title && (
        <p className="counter__title">
          <InlineText name="title">{title}</InlineText>
        </p>
      )}
    </div>
  );
}
