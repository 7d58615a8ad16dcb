import { lazyFeature } from "../parts/lazyFeature";

/** Field types that few forms have. They work without this part, too. */
export const otherFields = lazyFeature(
  ".image-choices, [data-mask], [data-password], [data-signature], [data-rich-text]",
  async () => (await import("./startOtherFields")).startOtherFields,
);
