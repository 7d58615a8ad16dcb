import { keepsDrafts, resumedBy } from "../../drafts/draftStore";
import type { Arrived } from "../sending/sendFile";

/** A file that was not part of a sent form yet, as the browser keeps it over a reload, without its content. */
export type Kept = Pick<File, "name" | "size" | "lastModified"> & { key: string } & (Interrupted | Refused);
/** How much of it arrived. */
export type Interrupted = { arrived: Arrived; refusal?: never };
/** Why it was not accepted. */
export type Refused = { refusal: string; arrived?: never };

/** The server deletes what stops in between after five hours. */
const LIFETIME_IN_SECONDS = 4.5 * 60 * 60;

type ByInput = Record<string, Kept[]>;

const keyOf = (form: HTMLFormElement) => `uploads_${form.id}_${resumedBy(form) ?? ""}`;
const read = (form: HTMLFormElement) => (window.intarsia.storage.get(keyOf(form)) ?? {}) as ByInput;

/** By the name of the field's input. */
export const keptOf = (form: HTMLFormElement, input: string): Kept[] =>
  keepsDrafts(form) ? (read(form)[input] ?? []) : [];

export function keep(form: HTMLFormElement, input: string, file: Kept): void {
  const others = keptOf(form, input).filter(({ key }) => key !== file.key);
  write(form, input, [...others, file]);
}

/** By its key, or by its temporary name if the server listed it. */
export function forget(form: HTMLFormElement, input: string, id: string | undefined): void {
  const kept = keptOf(form, input);
  const others = kept.filter(({ key, arrived }) => key !== id && arrived?.data.temp_filename !== id);
  if (others.length < kept.length) write(form, input, others);
}

export function forgetAll(form: HTMLFormElement): void {
  if (window.intarsia.storage.get(keyOf(form))) window.intarsia.storage.set(keyOf(form), undefined);
}

function write(form: HTMLFormElement, input: string, files: Kept[]): void {
  if (!keepsDrafts(form)) return;
  const all = { ...read(form), [input]: files };
  window.intarsia.storage.set(keyOf(form), all, { lifetimeInSeconds: LIFETIME_IN_SECONDS });
}
