/**
 * The public configuration of the site, the same for every visitor, in the globals of the wire contract. Scripts of
 * pages read them too.
 */

import type { BadgeTexts } from "./badge/showBadges";

export type CookieMode = "none" | "native" | "alternative";
export type Transport = "rest" | "admin_ajax";

export type PublicFunctions = {
  _ajax_url: string;
  /** Ends with a slash. */
  _rest_url: string;
  /** Not part of the contract: the path between `_rest_url` and a route. */
  _rest_namespace: string;
  /** Pages are cached for all visitors, so both are expired and the first call fetches a nonce. */
  _ajax_nonce: string;
  _rest_nonce: string;
  _fresh_nonce?: string;
  host_url: string;
  data__ajax_type: Transport;
  data__cookies_type: CookieMode;
  data__bot_detector_enabled: "0" | "1";
  cookiePrefix: string;
  [text: `text__${string}`]: string;
};

export type Public = {
  ct_checkjs_key: string;
  data__email_check_before_post: 0 | 1;
  data__email_check_exist_post: 0 | 1;
  data__visible_fields_required: boolean;
  theRealPerson?: BadgeTexts;
  /** "1": the value is in the form. "2" and "3": the page's script fetches it, where that is enabled. */
  pixel__setting?: "0" | "1" | "2" | "3";
  pixel__enabled?: boolean;
  pixel__url?: string | null;
  [other: string]: unknown;
};

declare global {
  interface Window {
    ctPublicFunctions?: PublicFunctions;
    ctPublic?: Public;
  }
}
