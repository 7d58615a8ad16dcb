export const KEY = "ct_js_errors";

export type Kept = { err?: { msg: string }; url: string; userAgent: string };

/** A plain list without expiry times, because other scripts of the contract read it so. */
export function keptErrors(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function keep(errors: Kept[]): void {
  try {
    if (errors.length) localStorage.setItem(KEY, JSON.stringify(errors));
    else localStorage.removeItem(KEY);
  } catch {}
}
