import type { StartEntry } from "./provider";

/** The part of a provider that runs in the browser. Other packages bring a module of this site. */
export async function loadProvider(name: string, module?: string): Promise<StartEntry> {
  if (name === "stripe") return (await import("./stripe")).startStripe;
  if (name === "test") return (await import("./testCards")).startTestCards;
  const url = new URL(module ?? "", location.href);
  if (!module || url.origin !== location.origin) throw new Error(`The payment provider "${name}" has no script.`);
  return (await import(/* @vite-ignore */ url.href)).start;
}
