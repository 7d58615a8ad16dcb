import { useEnvironment } from "../../environment/environment";
import { arrowLeft, arrowRight, arrowUpRight, chevronLeft, chevronRight, externalLink } from "./icons";
import type { PathIcon } from "./pathIcon";

type Props = PathIcon & { className?: string };

const POINTS_SIDEWAYS = new Set<string>([arrowLeft, arrowRight, arrowUpRight, chevronLeft, chevronRight, externalLink]);

/**
 * An icon in the size and color of the surrounding text, hidden from screen readers. Arrows follow the reading
 * direction.
 */
export function Glyph({ path, className, viewBox, lineWidth = viewBox ? undefined : 1.5 }: Props) {
  const isFilled = lineWidth === undefined;
  const { direction } = useEnvironment();
  const isMirrored = direction === "rtl" && POINTS_SIDEWAYS.has(path);
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={viewBox ?? "0 0 24 24"}
      width="1em"
      height="1em"
      fill={isFilled ? "currentColor" : "none"}
      stroke={isFilled ? undefined : "currentColor"}
      strokeWidth={lineWidth}
      strokeLinecap={isFilled ? undefined : "round"}
      strokeLinejoin={isFilled ? undefined : "round"}
    >
      <path d={path} transform={isMirrored ? "matrix(-1 0 0 1 24 0)" : undefined} />
    </svg>
  );
}
