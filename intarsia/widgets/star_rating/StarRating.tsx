import { useEnvironment, useUiStrings } from "../../../web/kit/environment/environment";
import { InlineText } from "../../../web/kit/parts/InlineText";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./star_rating.css";

// A star with its margin fills a square of 24 units. Every move after the first is relative, so that stars can be put
// in a row.
const UNIT = 24;
const STAR_TOP = 1.9;
const STAR = "l3.1 6.5 7.1.9-5.2 4.9 1.3 7.1-6.3-3.5-6.3 3.5 1.3-7.1-5.2-4.9 7.1-.9z";

export function StarRating({ root, id, rating, rating_scale, title }: ViewProps<typeof schema>) {
  const { locale, direction } = useEnvironment();
  const t = useUiStrings<UiString>();
  const scale = Number(rating_scale);
  const score = Math.min(Math.max(Number(rating) || 0, 0), scale);
  const write = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  const positions = Array.from({ length: scale }, (_nothing, position) => position);
  return (
    <div {...root("star_rating")}>
      {title && (
        <span className="star_rating__title">
          <InlineText name="title">{title}</InlineText>
        </span>
      )}
      {/* All full stars are filled, plus one; a clip cuts that one to its fraction. */}
      <svg
        className="star_rating__stars"
        role="img"
        aria-label={t("{rating} of {scale}", { rating: write(score), scale: write(scale) })}
        viewBox={`0 0 ${scale * UNIT} ${UNIT}`}
        width={`${scale * 1.25}em`}
        height="1.25em"
      >
        <clipPath id={`stars-${id}`}>
          <rect x={direction === "rtl" ? (scale - score) * UNIT : 0} width={score * UNIT} height={UNIT} />
        </clipPath>
        <path className="star_rating__empty" d={positions.map(starAt).join("")} />
        <path className="star_rating__full" d={positions.map(starAt).join("")} clipPath={`url(#stars-${id})`} />
      </svg>
    </div>
  );
}

const starAt = (position: number) => `M${position * UNIT + UNIT / 2} ${STAR_TOP}${STAR}`;
