import type { Element, ElementStyle, StyleFieldValue } from "../../../documents/document";
import { slotsIn } from "../../../documents/walk";
import { activeDevices, type Device } from "../../../kit/environment/devices/devices";
import type { WidgetSchema } from "../../../kit/schema/schema";
import { contrast as ratioOf } from "../../../theme/oklch";
import { type Mode, READABLE_TEXT } from "../../../theme/palette";
import { deviceLabel } from "../../texts/deviceLabel";
import { gettext } from "../../texts/gettext";
import type { Check, Finding } from "../check";
import { settingsIn } from "../settingsIn";
import { hexOf, modesOf, type Variables, variablesFor } from "./colors";

/** Text and background as they are inherited. Null for what cannot be known, such as an image. */
type InheritedColors = { text: string | null; background: string | null; variables: Variables; isChosen: boolean };
type Context = { schemaOf: ReadonlyMap<string, WidgetSchema>; css: string; device: Device };

/** Text that the owner's colors make hard to read. What the theme does on its own is checked with the theme. */
export const contrast: Check = {
  name: "contrast",
  title: gettext("Contrast"),
  find({ document, schemas, variables: css }) {
    const schemaOf = new Map(schemas.map((schema) => [schema.type, schema]));
    const found = new Map<string, Finding>();
    for (const device of DEVICES)
      for (const [mode, variables] of modesOf(css))
        for (const finding of faultsIn(document.content, pageColors(variables), mode, { schemaOf, css, device }))
          if (finding.element && !found.has(finding.element)) found.set(finding.element, finding);
    return [...found.values()];
  },
};

/** Desktop first. Of the devices that every site has. */
const DEVICES = activeDevices();

const pageColors = (variables: Variables): InheritedColors => ({
  text: hexOf({ $var: "color.ink" }, variables),
  background: hexOf({ $var: "color.paper" }, variables),
  variables,
  isChosen: false,
});

function* faultsIn(
  elements: readonly Element[],
  around: InheritedColors,
  mode: Mode,
  context: Context,
): Generator<Finding> {
  for (const element of elements) {
    const colors = colorsOf(element, around, context);
    const schema = context.schemaOf.get(element.type);
    if (schema) yield* faultsOf(element, schema, colors, mode, context.device);
    for (const { elements: inner } of slotsIn(element.props)) yield* faultsIn(inner, colors, mode, context);
  }
}

/** What the element's own style and color mode make of the colors around it. */
function colorsOf({ props }: Element, around: InheritedColors, { css, device }: Context): InheritedColors {
  const mode = props.color_mode === "light" || props.color_mode === "dark" ? props.color_mode : null;
  const base = mode ? pageColors(variablesFor(css, mode)) : around;
  const { color, background } = styleOn(device, props.$style);
  return {
    variables: base.variables,
    text: color === undefined ? base.text : hexOf(color, base.variables),
    background: background === undefined ? base.background : hexOf(background, base.variables),
    isChosen: (mode ? false : around.isChosen) || color !== undefined || background !== undefined,
  };
}

type Style = Record<string, StyleFieldValue | undefined>;

/** With what the device inherits from larger ones. */
const styleOn = (device: Device, style: ElementStyle = {}): Style =>
  Object.assign({}, ...DEVICES.slice(0, DEVICES.indexOf(device) + 1).map((one) => style[one]));

function* faultsOf(
  element: Element,
  schema: WidgetSchema,
  colors: InheritedColors,
  mode: Mode,
  device: Device,
): Generator<Finding> {
  const style = styleOn(device, element.props.$style);
  const parts = colorsOfParts(schema, style);
  if (colors.isChosen && !hasTextColors(schema) && showsText(schema, element))
    parts.set("", { color: colors.text ?? undefined });
  for (const { color, background } of parts.values()) {
    const front = hexOf(color, colors.variables);
    const behind = background === undefined ? colors.background : hexOf(background, colors.variables);
    const ratio = front && behind ? ratioOf(front, behind) : READABLE_TEXT;
    if (ratio < READABLE_TEXT) yield { element: element.props.id, text: faultOn(device, faultText(ratio, mode)) };
  }
}

const faultOn = (device: Device, fault: string) =>
  device === "desktop" ? fault : gettext("{device}: {fault}", { device: deviceLabel(device), fault });

const faultText = (ratio: number, mode: Mode) =>
  gettext(
    mode === "dark"
      ? "Text and background have a contrast of {ratio}:1 in dark mode. Readable text needs at least {needed}:1."
      : "Text and background have a contrast of {ratio}:1. Readable text needs at least {needed}:1.",
    { ratio: ratio.toFixed(1), needed: READABLE_TEXT },
  );

type PartColors = { color?: StyleFieldValue; background?: StyleFieldValue };

/** The text colors that the owner chose for parts of the widget, with the background of the same part. */
function colorsOfParts({ style: fields = {} }: WidgetSchema, style: Record<string, StyleFieldValue | undefined>) {
  const parts = new Map<string, PartColors>();
  const backgroundFields = Object.entries(fields)
    .filter(([name, { property }]) => BACKGROUNDS.has(property) && style[name] !== undefined)
    .concat(Object.entries(fields).filter(([, { property }]) => BACKGROUNDS.has(property)));
  for (const [name, { property, part }] of Object.entries(fields)) {
    if (!part || property !== "color" || style[name] === undefined) continue;
    const behind = backgroundFields.find(([, field]) => field.part === part)?.[0];
    // The theme gives a part such as a button its background, unless the owner does.
    if (behind === undefined || style[behind] !== undefined)
      parts.set(part, { color: style[name], background: behind && style[behind] });
  }
  return parts;
}

const BACKGROUNDS = new Set(["background", "background-color"]);

/** True for a counter, for example, whose texts do not inherit their color. */
const hasTextColors = ({ style = {} }: WidgetSchema) =>
  Object.values(style).some(({ property, part }) => part && property === "color");

const showsText = (schema: WidgetSchema, element: Element) =>
  settingsIn(schema, element).some(
    ({ setting, value }) => "translatable" in setting && setting.translatable && typeof value === "string" && value,
  );
