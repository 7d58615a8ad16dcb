import { activeDevices, type Device, mediaQuery, type Widths } from "../devices";
import type { Element, StyleValue } from "../document";
import type { WidgetSchema } from "../schema/schema";
import type { Setting, Size } from "../schema/settings";
import { COMMON_STYLE, STATES } from "./common";
import type { StyleField } from "./fields";
import { matchesSyntax } from "./syntax";

const VARIABLE = /^[a-z][\w-]*(\.[\w-]+)+$/i;

/** `{"$var": "color.accent"}` → `var(--color-accent)`; null for anything that is no safe value of this field. */
export function cssValue(field: StyleField, value: StyleValue | undefined): string | null {
  if (typeof value === "object" && value !== null) {
    return typeof value.$var === "string" && VARIABLE.test(value.$var)
      ? `var(--${value.$var.replaceAll(".", "-")})`
      : null;
  }
  if (typeof value !== "string" || value === "") return null;
  if (field.control === "choice") return field.options?.some(([option]) => option === value) ? value : null;
  if (!matchesSyntax(field.control, value)) return null;
  // "3" is how an owner says three equal columns.
  return field.control === "tracks" && /^\d+$/.test(value) ? `repeat(${value},minmax(0,1fr))` : value;
}

type Declarations = Map<string, string[]>;

/**
 * The rules of one element, largest device first so that smaller ones override: no `style=` is ever printed. What it
 * stores for devices that the site has not switched on stays where it is.
 */
export function elementCss(element: Element, schema: WidgetSchema | undefined, widths: Widths = {}): string {
  const root = `.e-${CSS_ID(element.props.id)}`;
  const fields: Record<string, StyleField> = { ...COMMON_STYLE, ...schema?.style };
  return activeDevices(widths)
    .map((device) => {
      const declarations: Declarations = new Map();
      collectSettings(declarations, root, element, schema, device);
      collectStyle(declarations, root, fields, element.props.$style?.[device]);
      for (const state of STATES) {
        const style = element.props.$style?.[`${device}:${state}`];
        collectStyle(declarations, `${root}:${state === "focus" ? "focus-within" : state}`, fields, style);
      }
      return inMedia(mediaQuery(device, widths), print(declarations));
    })
    .join("");
}

function collectStyle(into: Declarations, selector: string, fields: Record<string, StyleField>, style: unknown) {
  if (typeof style !== "object" || style === null || Array.isArray(style)) return;
  for (const [name, value] of Object.entries(style)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const css = field && cssValue(field, value as StyleValue);
    if (field && css !== null)
      add(into, field.part ? `${selector} ${field.part}` : selector, `${field.property}:${css}`);
  }
}

function collectSettings(
  into: Declarations,
  root: string,
  element: Element,
  schema: WidgetSchema | undefined,
  device: Device,
) {
  for (const [name, setting] of Object.entries(schema?.settings ?? {})) {
    if (!("property" in setting) || !setting.property) continue;
    const stored = device === "desktop" ? (element.props[name] ?? setting.default) : element.props[`${name}_${device}`];
    const value = isEmpty(stored) ? setting.responsive?.defaults?.[device] : stored;
    const css = settingValue(setting, value);
    if (css !== null) add(into, root, `${setting.property}:${css}`);
  }
}

function settingValue(setting: Setting, value: unknown): string | null {
  if (isEmpty(value)) return null;
  if (setting.kind === "size") {
    const { size, unit } = value as Size;
    return typeof size === "number" && setting.units.includes(unit) ? `${size}${unit}` : null;
  }
  if (setting.kind === "number") return typeof value === "number" ? String(value) : null;
  if (setting.kind === "select") return setting.options.some(([option]) => option === value) ? String(value) : null;
  return setting.kind === "colour" && matchesSyntax("colour", String(value)) ? String(value) : null;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (typeof value === "object" && (value as Size).size === "");

function add(into: Declarations, selector: string, declaration: string) {
  const list = into.get(selector);
  if (list) list.push(declaration);
  else into.set(selector, [declaration]);
}

const print = (declarations: Declarations) =>
  [...declarations].map(([selector, list]) => `${selector}{${list.join(";")}}`).join("");

const inMedia = (query: string, rules: string) => (rules && query ? `@media ${query}{${rules}}` : rules);

/** Element ids come from documents; only what is safe in a selector is let through, and what is no text is none. */
export const CSS_ID = (id: unknown) => (typeof id === "string" ? id.replace(/[^\w-]/g, "_") : "_");
