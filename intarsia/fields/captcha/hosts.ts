import type { Host } from "../../../web/kit/schema/hosts";

const GOOGLE = { field: "provider", operator: "in", value: ["recaptcha_v2", "recaptcha_v3"] } as const;
const TURNSTILE = { field: "provider", operator: "is", value: "turnstile" } as const;
const HCAPTCHA = { field: "provider", operator: "is", value: "hcaptcha" } as const;

/** Where the scripts of the services load from, as their documentation says. */
export const HOSTS: readonly Host[] = [
  { directive: "script-src", host: "https://www.google.com", when: GOOGLE },
  { directive: "script-src", host: "https://www.gstatic.com", when: GOOGLE },
  { directive: "connect-src", host: "https://www.google.com", when: GOOGLE },
  { directive: "frame-src", host: "https://www.google.com", when: GOOGLE },
  { directive: "frame-src", host: "https://recaptcha.google.com", when: GOOGLE },
  { directive: "script-src", host: "https://challenges.cloudflare.com", when: TURNSTILE },
  { directive: "frame-src", host: "https://challenges.cloudflare.com", when: TURNSTILE },
  { directive: "script-src", host: "https://*.hcaptcha.com", when: HCAPTCHA },
  { directive: "connect-src", host: "https://*.hcaptcha.com", when: HCAPTCHA },
  { directive: "frame-src", host: "https://*.hcaptcha.com", when: HCAPTCHA },
];
