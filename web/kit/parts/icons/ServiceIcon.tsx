import { SERVICES, type ServiceName } from "../../links/services";

type Props = { service: ServiceName; className?: string };

/** The icon of a service in the size and color of the surrounding text, hidden from screen readers. */
export function ServiceIcon({ service, className }: Props) {
  // A document may name a service that was removed from the list.
  if (!Object.hasOwn(SERVICES, service)) return null;
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor">
      <path d={SERVICES[service].path} />
    </svg>
  );
}
