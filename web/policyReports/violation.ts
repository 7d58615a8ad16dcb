/** What a policy blocked, without anything that belongs to the visitor: no path, no query, no sample. */
export type Violation = { directive: string; source: string; blocked: boolean };

/** Undefined if it does not come from the page, such as the script of a browser extension. */
export async function violationOf(event: SecurityPolicyViolationEvent): Promise<Violation | undefined> {
  if (isExtension(event.blockedURI) || isExtension(event.sourceFile)) return undefined;
  const source = await sourceOf(event);
  const directive = event.effectiveDirective.replace(/-(?:elem|attr)$/, "");
  return source ? { directive, source, blocked: event.disposition === "enforce" } : undefined;
}

const isExtension = (url: string | null) => /^[a-z-]*extension\b/.test(url ?? "");

/** The host, the scheme of what has no host, or the hash with which the site can allow code inside the page. */
async function sourceOf({ blockedURI, effectiveDirective, target }: SecurityPolicyViolationEvent): Promise<string> {
  if (/^https?:|^wss?:/.test(blockedURI)) return new URL(blockedURI).origin;
  if (/^(?:data|blob)\b/.test(blockedURI)) return `${blockedURI.slice(0, 4)}:`;
  if (blockedURI !== "inline") return /^[a-z-]{3,20}$/.test(blockedURI) ? blockedURI : "";
  const isElement = effectiveDirective.endsWith("-elem") && target instanceof Element;
  return isElement ? hashOf(target.textContent ?? "") : "inline";
}

/** Browsers compute hashes on secure pages only. */
async function hashOf(code: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return "inline";
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}
