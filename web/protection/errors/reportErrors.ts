import type { Result } from "../request/request";
import { persist, storedErrors } from "./storedErrors";

export type Save = (cookies: Record<string, unknown>) => Promise<Result>;

/**
 * Reports errors of earlier pages to the site. They are deleted once the site has them, and kept if the request
 * fails.
 */
export async function reportErrors(save: Save): Promise<void> {
  const reported = storedErrors();
  if (!reported.length) return;
  const { ok, data } = await save({ apbct_ct_js_errors: reported });
  if (!ok || (data as { success?: unknown }).success !== true) return;
  const messages = reported.map(({ err }) => err?.msg);
  persist(storedErrors().filter(({ err }) => !messages.includes(err?.msg)));
}
