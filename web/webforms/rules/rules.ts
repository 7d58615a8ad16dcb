import { lazyFeature } from "../parts/lazyFeature";

/** Rules, calculations and prices, of the forms that have some. Without the script the server applies them. */
export const rules = lazyFeature("[data-rules]", async () => (await import("./startRules")).startRules);
