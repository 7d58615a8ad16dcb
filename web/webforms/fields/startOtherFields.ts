import type { Feature } from "../features";
import { lazyFeature } from "../parts/lazyFeature";
import { imageChoices } from "./imageChoices";
import { masks } from "./masks";
import { passwords } from "./passwords";

const FIELDS: readonly Feature[] = [
  imageChoices,
  masks,
  passwords,
  lazyFeature(
    "[data-signature]",
    async () => (await import("../../../intarsia/fields/signature/startSignatures")).startSignatures,
  ),
  lazyFeature(
    "[data-rich-text]",
    async () => (await import("../../../intarsia/fields/rich_text/editing/startRichTexts")).startRichTexts,
  ),
];

export const startOtherFields = (form: HTMLFormElement, until: AbortSignal): Promise<unknown> =>
  Promise.all(FIELDS.map(({ applies, start }) => applies(form) && start(form, until)));
