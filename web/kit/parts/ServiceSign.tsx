import { SERVICES, type ServiceName } from "../services";

type Props = { service: ServiceName; className?: string };

/** The sign of a service, as large as the text around it, in its colour; it says nothing to screen readers. */
export function ServiceSign({ service, className }: Props) {
  // A document may name a service that is not in the list any more.
  if (!Object.hasOwn(SERVICES, service)) return null;
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor">
      <path d={SERVICES[service].path} />
    </svg>
  );
}
