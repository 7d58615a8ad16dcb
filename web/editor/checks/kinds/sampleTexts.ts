import { elementsWithSamples, samplesOf } from "../../commands/samples";
import type { Check } from "../check";

/** Texts that a new element begins with, such as "Your heading". */
export const sampleTexts: Check = {
  name: "sample-texts",
  title: "Sample text",
  find: ({ document, schemas }) =>
    elementsWithSamples(document, samplesOf(schemas), schemas).map(({ props }) => ({
      element: props.id,
      text: "Still shows sample text.",
    })),
};
