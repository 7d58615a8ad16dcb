export type Block = { message: string; stopsPage: boolean; integration: string };

/** The block message in a server's response, in either format of the contract; undefined in any other response. */
export function blockIn(text: string): Block | undefined {
  if (!/"(apbct|stop_script|integration)"/.test(text) || text.includes("DOCTYPE")) return undefined;
  const { apbct, data } = parse(text) ?? {};
  if (typeof data?.message === "string" && ("stop_script" in data || "integration" in data)) {
    return { message: data.message, stopsPage: isOne(data.stop_script), integration: String(data.integration ?? "") };
  }
  if (apbct?.blocked === true) {
    return { message: String(apbct.comment ?? ""), stopsPage: isOne(apbct.stop_script), integration: "" };
  }
  return undefined;
}

type Response = { apbct?: Record<string, unknown>; data?: Record<string, unknown> };

const isOne = (value: unknown) => Number(value) === 1;

function parse(text: string): Response | undefined {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
