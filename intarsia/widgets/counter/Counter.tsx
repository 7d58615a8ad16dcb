import { useMemo, useRef } from "react";
import { useEnvironment } from "../../../web/kit/environment/environment";
import { useCounting } from "../../../web/kit/environment/motion/useCounting";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { decimalsOf, numberFormat } from "./formatNumber";
import type { schema } from "./schema";
import "./counter.css";

export function Counter(props: ViewProps<typeof schema>) {
  const { root, starting_number, ending_number, prefix, suffix, title, duration, thousand_separator, separator } =
    props;
  const { locale, mode } = useEnvironment();
  const write = useMemo(() => {
    const decimals = decimalsOf(ending_number);
    return numberFormat({ locale, isGrouped: thousand_separator === "yes", separator, decimals });
  }, [locale, thousand_separator, separator, ending_number]);
  const figure = useRef<HTMLSpanElement>(null);
  const copy = useRef<HTMLSpanElement>(null);
  const count = { from: starting_number, to: ending_number, duration, isStatic: mode === "editor" };
  const isCounting = useCounting(figure, count, (value) => copy.current?.replaceChildren(write(value)));

  return (
    <div {...root("counter")}>
      <p className="counter__number">
        {prefix}
        <span ref={figure} className="counter__figure">
          <span className="counter__value">{write(ending_number)}</span>
          {isCounting && (
            <span ref={copy} className="counter__copy" aria-hidden="true">
              {write(starting_number)}
            </span>
          )}
        </span>
        {suffix}
      </p>
      {title && <p className="counter__title">{title}</p>}
    </div>
  );
}
