import type { ElementProps, ElementStyle, StyleValue } from "../../kit/document";

/** Props with one style value set, or, when it is undefined, removed with everything that is empty after it. */
export function withStyle(
  props: ElementProps,
  deviceAndState: string,
  name: string,
  value: StyleValue | undefined,
): ElementProps {
  const { [name]: _old, ...others } = (props.$style?.[deviceAndState] ?? {}) as Record<string, StyleValue>;
  const declarations = value === undefined ? others : { ...others, [name]: value };
  const { [deviceAndState]: _device, ...devices } = props.$style ?? {};
  const style: ElementStyle = Object.keys(declarations).length
    ? { ...devices, [deviceAndState]: declarations }
    : devices;
  const { $style: _style, ...rest } = props;
  return (Object.keys(style).length ? { ...rest, $style: style } : rest) as ElementProps;
}
