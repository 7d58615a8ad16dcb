import { SERVICES, type ServiceName } from "../../../web/kit/links/services";
import { BRANDS } from "./brands";

type Props = { service: ServiceName; shape: "circle" | "rounded" | "square" | "bare"; isOfficial: boolean };

const CORNERS = { circle: 24, rounded: 10, square: 0 };

/**
 * The icon on its background. The service's own colors are attributes, so the page's CSS holds no colors of other
 * services.
 */
export function Sign({ service, shape, isOfficial }: Props) {
  const { ground, sign } = BRANDS[service];
  const { path } = SERVICES[service];
  if (shape === "bare") {
    return (
      <svg aria-hidden="true" className="social_icons__icon" viewBox="0 0 24 24" fill={isOfficial ? ground : undefined}>
        <path d={path} />
      </svg>
    );
  }
  return (
    <svg aria-hidden="true" className="social_icons__icon" viewBox="0 0 48 48" fill={isOfficial ? sign : undefined}>
      <rect
        className="social_icons__ground"
        width="48"
        height="48"
        rx={CORNERS[shape]}
        fill={isOfficial ? ground : undefined}
      />
      <path d={path} transform="translate(13 13) scale(.9167)" />
    </svg>
  );
}
