import type { ElementProps, ElementStyle, StyleFieldValue } from "../../documents/document";
import type { StyleField } from "../../kit/style/fields";

/** Props with one style value set. Undefined removes it, and everything that becomes empty. */
export function withStyle(
  props: ElementProps,
  deviceAndState: string,
  name: string,
  value: StyleFieldValue | undefined,
): ElementProps {
  const { [name]: _old, ...others } = (props.$style?.[deviceAndState] ?? {}) as Record<string, StyleFieldValue>;
  const declarations = value === undefined ? others : { ...others, [name]: value };
  const { [deviceAndState]: _device, ...devices } = props.$style ?? {};
  const style: ElementStyle = Object.keys(declarations).length
    ? { ...devices, [deviceAndState]: declarations }
    : devices;
  const { $style: _style, ...rest } = props;
  return (Object.keys(style).length ? { ...rest, $style: style } : rest) as ElementProps;
}

/** The element's own style, to paste elsewhere; null if it has none. */
export const styleOf = ({ $style }: ElementProps): ElementStyle | null =>
  $style && Object.keys($style).length ? $style : null;

/** Props with exactly this style, limited to the fields that the element has. */
export function withPastedStyle(
  props: ElementProps,
  style: ElementStyle,
  fields: Record<string, StyleField>,
): ElementProps {
  const known: ElementStyle = {};
  for (const [key, part] of Object.entries(style)) {
    if (Array.isArray(part)) known[key] = part;
    else {
      const declarations = Object.entries(part ?? {}).filter(([name]) => Object.hasOwn(fields, name));
      if (declarations.length) known[key] = Object.fromEntries(declarations);
    }
  }
  const { $style: _style, ...rest } = props;
  return (Object.keys(known).length ? { ...rest, $style: known } : rest) as ElementProps;
}
