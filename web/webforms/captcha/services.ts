/** The services whose scripts show captchas. They are alike, because all of them follow reCAPTCHA. */

export type ServiceOptions = {
  sitekey: string;
  size?: "invisible" | "normal";
  action?: string;
  execution?: "execute";
  appearance?: "execute";
  callback: (token: string) => void;
  "expired-callback": () => void;
  "error-callback": () => void;
};

export type ServiceApi = {
  render: (element: HTMLElement, options: ServiceOptions) => string | number;
  execute: (widget: string | number, options?: { action: string }) => unknown;
  reset: (widget: string | number) => void;
};

export type Service = {
  /** For the console. */
  name: string;
  script: (siteKey: string) => string;
  /** The global that its script makes. */
  global: "grecaptcha" | "turnstile" | "hcaptcha";
  /** Options of a captcha that nobody sees. */
  invisible: Partial<ServiceOptions>;
  /** It shows nothing: each token is asked for with the site key. */
  isScoreOnly?: true;
};

const RECAPTCHA = "https://www.google.com/recaptcha/api.js?render=";

export const SERVICES: Readonly<Record<string, Service>> = {
  recaptcha_v2: {
    name: "reCAPTCHA v2",
    script: () => `${RECAPTCHA}explicit`,
    global: "grecaptcha",
    invisible: { size: "invisible" },
  },
  recaptcha_v3: {
    name: "reCAPTCHA v3",
    script: (siteKey) => RECAPTCHA + encodeURIComponent(siteKey),
    global: "grecaptcha",
    invisible: {},
    isScoreOnly: true,
  },
  turnstile: {
    name: "Turnstile",
    script: () => "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
    global: "turnstile",
    invisible: { execution: "execute", appearance: "execute" },
  },
  hcaptcha: {
    name: "hCaptcha",
    script: () => "https://js.hcaptcha.com/1/api.js?render=explicit",
    global: "hcaptcha",
    invisible: { size: "invisible" },
  },
};
