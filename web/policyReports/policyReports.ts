/** Reports to the site what its security policy blocks. Pages load it only while the site collects reports. */

import { watchViolations } from "./watchViolations";

const { policy = "", reportsTo = "" } = document.currentScript?.dataset ?? {};

watchViolations(document, policy, (violations) => {
  const fields = { action: "policy_violations", path: location.pathname, violations: JSON.stringify(violations) };
  navigator.sendBeacon(reportsTo, new URLSearchParams(fields));
});
