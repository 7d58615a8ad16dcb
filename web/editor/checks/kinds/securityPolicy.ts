import { gettext } from "../../texts/gettext";
import type { Check } from "../check";

/** Pages in a template of the project have the policy of the site, which knows nothing of widgets. */
export const securityPolicy: Check = {
  name: "security-policy",
  title: gettext("Security policy"),
  find: ({ server }) =>
    (server?.blocked_hosts ?? []).map((host) => ({
      element: null,
      text: gettext("A widget needs {host}, which the security policy of the site blocks. A developer can allow it.", {
        host,
      }),
    })),
};
