import { SERVICES, type ServiceName } from "../../../web/kit/links/services";
import { BRANDS } from "./brands";

type Props = { service: ServiceName; shape: "circle" | "rounded" | "square" | "bare"; isOfficial: boolean };

const RADII = { circle: 24, rounded: 10, square: 0 };

/**
 * The icon on its background. The service's own colors are attributes, so the page's CSS holds no colors of other
 * services.
 */
export function ServiceFrame({ service, shape, isOfficial }: Props) {
  const { background, foreground } = BRANDS[service];
  const { path } = SERVICES[service];
  if (shape === "bare") {
    return (
      <svg
        aria-hidden="true"
        className="social_icons__icon"
        viewBox="0 0 24 24"
        fill={isOfficial ? background : undefined}
      >
        <path d={path} />
      </svg>
    );
  }
  return (
    <svg
      aria-hidden="true"
      className="social_icons__icon"
      viewBox="0 0 48 48"
      fill={isOfficial ? foreground : undefined}
    >
      <rect
        className="social_icons__background"
        width="48"
        height="48"
        rx={RADII[shape]}
        fill={isOfficial ? background : undefined}
      />
      <path d={path} transform="translate(13 13) scale(.9167)" />
    </svg>
  );
}
