export const KEY = "ct_js_errors";

export type StoredError = { err?: { msg: string }; url: string; userAgent: string };

/** A plain list without expiry times, because other scripts of the contract read it so. */
export function storedErrors(): StoredError[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export function persist(errors: StoredError[]): void {
  try {
    if (errors.length) localStorage.setItem(KEY, JSON.stringify(errors));
    else localStorage.removeItem(KEY);
  } catch {}
}
