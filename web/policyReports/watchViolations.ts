import { allows } from "./allows";
import { type Violation, violationOf } from "./violation";

/** Milliseconds in which violations are gathered for one request. */
const PAUSE = 1000;
/** The server takes no more at once. */
export const MOST = 20;

type Send = (violations: Violation[]) => void;

/** Sends each violation of `policy` once per view of the page, also those that only another policy reported. */
export function watchViolations(page: Document, policy: string, send: Send): void {
  const known = new Set<string>();
  let waiting: Violation[] = [];

  function sendWaiting(): void {
    if (waiting.length) send(waiting);
    waiting = [];
  }

  page.addEventListener("securitypolicyviolation", async (event) => {
    const violation = await violationOf(event);
    // The header with a policy that only reports is the same for all pages, so it knows nothing of this one.
    if (!violation || (!violation.blocked && allows(policy, violation.directive, violation.source, location.origin)))
      return;
    const key = JSON.stringify(violation);
    if (known.has(key) || known.size >= MOST) return;
    known.add(key);
    if (!waiting.length) setTimeout(sendWaiting, PAUSE);
    waiting.push(violation);
  });
  // Timers of a page that is left do not run any more.
  addEventListener("pagehide", sendWaiting);
}
