import type { Answer } from "../request/request";
import { keep, keptErrors } from "./kept";

export type Save = (cookies: Record<string, unknown>) => Promise<Answer>;

/** Tells the site what went wrong on earlier pages. It is forgotten once the site has it, and kept where that fails. */
export async function reportErrors(save: Save): Promise<void> {
  const told = keptErrors();
  if (!told.length) return;
  const { ok, data } = await save({ apbct_ct_js_errors: told });
  if (!ok || (data as { success?: unknown }).success !== true) return;
  const messages = told.map(({ err }) => err?.msg);
  keep(keptErrors().filter(({ err }) => !messages.includes(err?.msg)));
}
