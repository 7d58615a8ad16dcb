import type { Element } from "../../../documents/document";
import { walk } from "../../../documents/walk";
import type { WidgetSchema } from "../../../kit/schema/schema";
import type { Media } from "../../../kit/schema/settings";
import { elementsWithSamples, samplesOf } from "../../commands/samples";
import { gettext } from "../../texts/gettext";
import type { Check } from "../check";
import { settingsIn } from "../settingsIn";

/** Texts that a new element begins with, such as "Your heading", and the placeholders of ready sections. */
export const sampleTexts: Check = {
  name: "sample-texts",
  title: gettext("Sample content"),
  find({ document, schemas }) {
    const withText = new Set(elementsWithSamples(document, samplesOf(schemas), schemas));
    const schemaOf = new Map(schemas.map((schema) => [schema.type, schema]));
    return [...walk(document.content)].flatMap((element) => {
      const text = withText.has(element) && gettext("Still shows sample text.");
      const image = hasSampleImage(schemaOf.get(element.type), element) && gettext("Still shows a sample image.");
      return [text, image].flatMap((found) => (found ? [{ element: element.props.id, text: found }] : []));
    });
  },
};

function hasSampleImage(schema: WidgetSchema | undefined, element: Element): boolean {
  if (!schema) return false;
  const images = settingsIn(schema, element).flatMap(({ setting, value }) =>
    setting.kind === "media" ? [value as Partial<Media> | null] : [],
  );
  return images.some((image) => image?.sample && !image.id);
}
