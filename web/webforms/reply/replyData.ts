import { isRecord } from "../../runtime/page/isRecord";

/** What a successful reply brings. All of it may be absent; what is not listed is ignored. */
export type ReplyData = {
  confirmation_type?: string;
  confirmation_redirect?: string;
  confirmation_markup?: string;
  form_markup?: string;
  page_markup?: string;
  page_number?: number;
  source_page_number?: number;
  uploaded_files?: string;
};

const TEXTS = [
  "confirmation_type",
  "confirmation_redirect",
  "confirmation_markup",
  "form_markup",
  "page_markup",
] as const;
const NUMBERS = ["page_number", "source_page_number"] as const;

export function replyData(data: unknown): ReplyData {
  const values = isRecord(data) ? data : {};
  const read: ReplyData = {};
  for (const name of TEXTS) if (typeof values[name] === "string") read[name] = values[name];
  for (const name of NUMBERS) if (Number(values[name]) > 0) read[name] = Number(values[name]);
  const files = values.uploaded_files;
  if (files) read.uploaded_files = typeof files === "string" ? files : JSON.stringify(files);
  return read;
}
