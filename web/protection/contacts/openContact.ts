/** Decodes a contact on the server, shows it, and writes it into the page once the visitor has seen it. */

import type { ContactsConfig } from "../../runtime/contacts/watchContacts";
import { isRecord } from "../../runtime/page/isRecord";
import type { PublicFunctions } from "../config";
import { createCalls, DECODE_EMAIL } from "../request/calls";
import { readEntry } from "../storage/entries";
import { openPopup, type Popup } from "./popup";
import { signalsOf } from "./signals";
import { loadSite } from "./siteScript";
import { type Texts, textsOf } from "./texts";
import { ERROR_SHOWN_MS, REVEAL_DELAY_MS } from "./timings";
import { writeContact } from "./writeContact";

type Item = { encoded_email: string; decoded_email: string; is_allowed: boolean; comment: string };
type Outcome = { contacts: Map<string, string> } | { error: string };

// Seconds. The site forgets the token soon after.
const TOKEN_LIFETIME = 3000;
// In milliseconds. A usual phone needs a tenth of it.
const LONGEST_WORK = 1500;

let isOpen = false;

export async function openContact(contact: HTMLElement, press: Event, config: ContactsConfig): Promise<void> {
  // A double click opens one popup and sends one request.
  if (isOpen) return;
  isOpen = true;
  const site = await loadSite(config.site, config.isForStaff);
  const texts = textsOf(site);
  const popup = openPopup(contact, texts);
  popup.until.addEventListener("abort", () => {
    isOpen = false;
  });
  const outcome = await decoded(tokensOf(contact), press, site, config, texts);
  if ("error" in outcome) return fail(popup, outcome.error);
  const shown = outcome.contacts.get(contact.dataset.originalString ?? "") ?? "";
  later(popup, REVEAL_DELAY_MS, () =>
    popup.showContact(shown.split(/[&?]/)[0] ?? "", () => {
      for (const [token, plain] of outcome.contacts) writeContact(token, plain);
    }),
  );
}

/** A link and the contact in its text count as one contact. */
function tokensOf(contact: HTMLElement): string[] {
  const context = contact.parentElement?.closest<HTMLElement>("a[data-original-string]") ?? contact;
  const all = [contact, context, ...context.querySelectorAll<HTMLElement>("[data-original-string]")];
  return [...new Set(all.map(({ dataset }) => dataset.originalString ?? ""))];
}

async function decoded(
  tokens: string[],
  press: Event,
  site: PublicFunctions | undefined,
  { isForStaff }: ContactsConfig,
  texts: Texts,
): Promise<Outcome> {
  const unreachable = { error: titleOf(texts, texts.text__ee_cannot_connect, "") };
  if (!site) return unreachable;
  const encodedEmails = Object.fromEntries(tokens.map((token, index) => [index, token]));
  const call = createCalls(site);
  const { ok, data } = isForStaff
    ? await call(DECODE_EMAIL, { encodedEmails }, { transport: "admin_ajax" })
    : await call(DECODE_EMAIL, { ...(await pageOf(press, site)), encodedEmails });
  if (!ok || !isRecord(data) || data.success !== true || !Array.isArray(data.data)) {
    return { error: titleOf(texts, texts.text__ee_cannot_connect, messageIn(data)) };
  }
  return outcomeOf(data.data, tokens, texts);
}

function outcomeOf(items: Item[], tokens: string[], texts: Texts): Outcome {
  const requestedTokens = items.find(({ encoded_email }) => encoded_email === tokens[0]);
  if (requestedTokens && requestedTokens.is_allowed !== true)
    return { error: titleOf(texts, texts.text__ee_blocked, requestedTokens.comment) };
  if (!requestedTokens?.decoded_email) return { error: titleOf(texts, texts.text__ee_cannot_decode, "") };
  const known = items.filter((item) => item.is_allowed === true && item.decoded_email);
  return { contacts: new Map(known.map((item) => [item.encoded_email, item.decoded_email])) };
}

async function pageOf(press: Event, site: PublicFunctions): Promise<Record<string, unknown>> {
  const token = readEntry("bot_detector_event_token", TOKEN_LIFETIME);
  const seen =
    site.data__bot_detector_enabled === "1" && token
      ? { event_token: token }
      : { event_javascript_data: { ...signalsOf(press), ...(await worked(site)) } };
  return { post_url: location.href, referrer: document.referrer, lang: document.documentElement.lang, ...seen };
}

/** Without a token, the site decodes more contacts for a browser that worked. The popup waits longer anyway. */
async function worked(site: PublicFunctions): Promise<{ intarsia_proof?: string }> {
  const proof = import("../proof/proofOfWork").then(({ proofOfWork }) => proofOfWork(site)).catch(() => undefined);
  const inTime = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WORK));
  const found = await Promise.race([proof, inTime]);
  return found ? { intarsia_proof: found.token } : {};
}

const titleOf = (texts: Texts, message: string, comment: string) =>
  [texts.text__ee_email_decoder, message, comment].filter(Boolean).join(": ");

/** The reason, as the transport reports it. */
function messageIn(data: unknown): string {
  if (!isRecord(data)) return "";
  const inner = Array.isArray(data.data) ? data.data[0] : data.data;
  const notice = data.message ?? (isRecord(inner) ? (inner.comment ?? inner.message) : "");
  return typeof notice === "string" ? notice : "";
}

function fail(popup: Popup, message: string): void {
  if (popup.until.aborted) return;
  popup.showError(message);
  later(popup, ERROR_SHOWN_MS, popup.close);
}

/** Not after the visitor has closed the popup. */
function later(popup: Popup, delay: number, callback: () => void): void {
  const timer = setTimeout(() => !popup.until.aborted && callback(), delay);
  popup.until.addEventListener("abort", () => clearTimeout(timer));
}
