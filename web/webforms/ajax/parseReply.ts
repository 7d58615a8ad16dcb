import { isRecord } from "../../runtime/page/isRecord";

const START = "<!-- gf:json_start -->";
const END = "<!-- gf:json_end -->";

/** What the server says about a submission: `data` is a message for the visitor, or what to show. */
export type Reply = { success: boolean; data: unknown };

/** Other code of the site may print something before and after a reply. Undefined if there is none. */
export function parseReply(text: string): Reply | undefined {
  const json = text.split(START)[1]?.split(END)[0];
  try {
    const reply = JSON.parse(json ?? "");
    return isRecord(reply) && typeof reply.success === "boolean"
      ? { success: reply.success, data: reply.data }
      : undefined;
  } catch {
    return undefined;
  }
}
