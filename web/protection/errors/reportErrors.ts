import type { Answer } from "../request/request";
import { keep, keptErrors } from "./kept";

export type Save = (cookies: Record<string, unknown>) => Promise<Answer>;

/**
 * Reports errors of earlier pages to the site. They are deleted once the site has them, and kept if the request
 * fails.
 */
export async function reportErrors(save: Save): Promise<void> {
  const told = keptErrors();
  if (!told.length) return;
  const { ok, data } = await save({ apbct_ct_js_errors: told });
  if (!ok || (data as { success?: unknown }).success !== true) return;
  const messages = told.map(({ err }) => err?.msg);
  keep(keptErrors().filter(({ err }) => !messages.includes(err?.msg)));
}
