import type { Element } from "../../../documents/document";
import { walk } from "../../../documents/walk";
import type { WidgetSchema } from "../../../kit/schema/schema";
import type { Media } from "../../../kit/schema/settings";
import { isAltMissing } from "../../controls/media/Description";
import { gettext, ngettext } from "../../texts/gettext";
import type { Check, Checked } from "../check";
import { settingsIn } from "../settingsIn";

/** Images that screen readers cannot describe. */
export const imageAlt: Check = {
  name: "image-alt",
  title: gettext("Alt text"),
  find({ document, schemas, images }) {
    const schemaOf = new Map(schemas.map((schema) => [schema.type, schema]));
    return [...walk(document.content)].flatMap((element) => {
      const count = imagesIn(schemaOf.get(element.type), element).filter((media) => lacksAlt(media, images)).length;
      if (count === 0) return [];
      const text = ngettext("An image has no alt text.", "{count} images have no alt text.", count);
      return [{ element: element.props.id, text }];
    });
  },
};

/** An image that is not loaded yet may have one. */
function lacksAlt(media: Media, images: Checked["images"]): boolean {
  const image = media.id ? images[String(media.id)] : undefined;
  return image !== undefined && isAltMissing(media, image);
}

function imagesIn(schema: WidgetSchema | undefined, element: Element): Media[] {
  if (!schema) return [];
  return settingsIn(schema, element).flatMap(({ setting, value }) => {
    if (setting.kind === "media" && !setting.decorative && value) return [value as Media];
    if (setting.kind === "gallery" && !setting.decorative && Array.isArray(value)) return value as Media[];
    return [];
  });
}
