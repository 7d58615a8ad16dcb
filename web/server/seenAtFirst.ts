import type { Element } from "../documents/document";
import { isLarge, type Resources } from "../kit/resolve/resolve";
import type { Widget } from "../kit/schema/defineWidget";
import { withDefaults } from "../kit/schema/schema";
import { isImageFill, isWhole } from "../kit/style/images";

/** Whether some visitors do not see it. */
export const isHiddenSomewhere = ({ props }: Element): boolean =>
  Object.values(props.$style ?? {}).some((values) => (values as { display?: unknown } | undefined)?.display === "none");

/** Whether the slot at a path in its settings, such as `items.0.content`, belongs to an item that is closed at first. */
export function isClosedSlot({ props }: Element, { schema, isClosed }: Widget, path: string): boolean {
  const [, item] = path.split(".");
  return isClosed !== undefined && item !== undefined && isClosed(withDefaults(schema.settings, props), Number(item));
}

/** Whether it is behind a large image, which can be the largest thing in the window. Patterns are not. */
export const hasBackgroundImage = ({ props }: Element, images: Resources["images"]): boolean =>
  Object.values(props.$style ?? {})
    .flatMap((values) => Object.values(values ?? {}))
    .some((value) => isImageFill(value) && isWhole(value) && isLarge(images[String(value.$image)]));
