import type { ViewProps } from "../../../web/kit/defineWidget";
import { useEnvironment, useWords } from "../../../web/kit/environment";
import { star } from "../../../web/kit/icons";
import type { schema } from "./schema";
import type { Word } from "./words";
import "./star_rating.css";

// A star of the icon set fills 24 units.
const UNIT = 24;

export function StarRating({ root, id, rating, rating_scale, title }: ViewProps<typeof schema>) {
  const { locale, direction } = useEnvironment();
  const say = useWords<Word>();
  const scale = Number(rating_scale);
  const mark = Math.min(Math.max(Number(rating) || 0, 0), scale);
  const write = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  const places = Array.from({ length: scale }, (_nothing, place) => place);
  return (
    <div {...root("star_rating")}>
      {title && <span className="star_rating__title">{title}</span>}
      {/* One star more than half full is cut where the mark is, so a clip does for all of them. */}
      <svg
        className="star_rating__stars"
        role="img"
        aria-label={say("{rating} of {scale}", { rating: write(mark), scale: write(scale) })}
        viewBox={`0 0 ${scale * UNIT} ${UNIT}`}
        width={`${scale * 1.25}em`}
        height="1.25em"
      >
        <clipPath id={`stars-${id}`}>
          <rect x={direction === "rtl" ? (scale - mark) * UNIT : 0} width={mark * UNIT} height={UNIT} />
        </clipPath>
        <path className="star_rating__empty" d={places.map(starAt).join("")} />
        <path className="star_rating__full" d={places.map(starAt).join("")} clipPath={`url(#stars-${id})`} />
      </svg>
    </div>
  );
}

/** The star of the icon set begins with an absolute move; the rest of its path is relative to it. */
function starAt(place: number): string {
  const [, x = "0", rest = ""] = /^M([\d.]+)(.*)$/.exec(star) ?? [];
  return `M${(Number(x) + place * UNIT).toFixed(3)}${rest}`;
}
