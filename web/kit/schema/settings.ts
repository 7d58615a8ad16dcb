import type { Condition } from "../../rules/conditions/condition";
import type { Device } from "../environment/devices/devices";

/**
 * What the editor and the server need to know about one setting, as plain data. `make contract` writes it to
 * contract/widgets.json, which Python uses to validate documents.
 */
type Common<Value> = {
  label: string;
  /** Other words that owners search for. The settings search finds the setting by them. */
  keywords?: readonly string[];
  default: Value;
  help?: string;
  group?: string;
  visible?: Condition;
  /** The default is meant for visitors. Other default texts are samples, which the editor reports after publishing. */
  isDefaultFinal?: true;
  /** Text for translators. */
  translatable?: true;
  /**
   * The view renders it with `InlineText` or `RichText`, so that people can type it on the canvas. A field of a list
   * is named with its item: `tabs.${_id}.title`.
   */
  inline?: true;
  /** Never a dynamic value, because something else than the view depends on it. */
  bindable?: false;
  /** Never part of public HTML; only the widget's server.py may read it. */
  private?: true;
};

/** Values for other devices are stored next to the base value as `name_tablet`, `name_mobile`, … */
export type Responsive = {
  /** Where an empty value comes from: the next larger device, or nowhere (the device's own default). */
  inherits: "larger" | "none";
  defaults?: Partial<Record<Device, string | number>>;
};

type PerDevice = {
  responsive?: Responsive;
  /** The custom property that passes the value, per device, to the widget's stylesheet. */
  property?: `--${string}`;
  /** The style field whose value from a larger device ends where this setting has a value. */
  resetsStyle?: string;
};

export type Switch = "yes" | "";
/** `sample` names the placeholder that visitors see until an image is chosen: one of those in `sampleImage.ts`. */
export type Media = { id: number | null; alt?: string; sample?: string };
/** In a gallery, an image can have its own caption. */
export type GalleryImage = Media & { caption?: string };
/** Needs no alt text: the view renders the image as decoration. */
type Decorative = { decorative?: true };
/**
 * An action that a link runs instead of leading to a URL: the name of an action in the page's runtime. Images are
 * ids.
 */
export type LinkAction = {
  name: string;
  images?: readonly GalleryImage[];
  settings?: Readonly<Record<string, unknown>>;
};
/** `page` has precedence over `document`, the id of a file of Wagtail's document library, and both over `url`. */
export type Link = {
  url: string;
  page?: number | null;
  document?: number | null;
  is_external?: "on" | "";
  nofollow?: "on" | "";
  action?: LinkAction | null;
};
export type Size = { size: number | ""; unit: string };

/**
 * `notation` is that of a day, `2026-01-31`, or a time of day, `09:30`: the control is the browser's picker, which shows
 * no placeholder. The text may be empty.
 */
export type TextSetting = Common<string> & { kind: "text"; placeholder?: string; notation?: "date" | "time" };
/** `cells`: the lines are rows of a table, which owners edit by cell. */
export type TextareaSetting = Common<string> & { kind: "textarea"; editor?: "cells" };
/** HTML or program code, stored unchanged. */
export type CodeSetting = Common<string> & { kind: "code" };
/** HTML that the server sanitizes when it is saved. */
export type RichTextSetting = Common<string> & { kind: "richtext" };
export type NumberSetting = Common<number> &
  PerDevice & { kind: "number"; min?: number; max?: number; step?: number; unit?: string };
/** An exact number in plain notation, such as a price: `12.50`. Empty for none. */
export type DecimalSetting = Common<string> & { kind: "decimal" };
/** A date and time in the site's time zone, `2027-03-04T18:00`; empty for none. */
export type DateTimeSetting = Common<string> & { kind: "datetime" };
export type SwitchSetting = Common<Switch> & { kind: "switch" };
export type SelectSetting<Option extends string> = Common<Option> &
  PerDevice & {
    kind: "select";
    options: readonly (readonly [Option, string])[];
    /** The options are icon names; the editor shows the icons. */
    picker?: "icons";
  };
export type ColorSetting = Common<string> & PerDevice & { kind: "color" };
export type SizeSetting = Common<Size> &
  PerDevice & { kind: "size"; units: readonly string[]; min?: number; max?: number };
export type LinkSetting = Common<Link> & { kind: "link" };
export type MediaSetting = Common<Media> & Decorative & { kind: "media" };
export type GallerySetting = Common<readonly GalleryImage[]> & Decorative & { kind: "gallery" };
/** A form that the owner made. `sample`: what the canvas shows before one is chosen. */
export type FormSetting = Common<{ id: number | null; sample?: string }> & { kind: "form" };
/** A rule about other fields of the same form, which it names by the ids of their elements. Null for none. */
export type ConditionSetting = Common<Condition | null> & { kind: "condition" };
/**
 * The pages that the element is part of: a rule about `page`, `section` (the page or one above it), `type` or
 * `language`. On other pages the server leaves the element out. Null for all pages.
 */
export type DisplayConditionSetting = Common<Condition | null> & { kind: "display_condition" };
/** Another field of the same form. `role` is the one that it has in an order. Null for none. */
export type FieldReference = { field: string | null };
export type FormFieldSetting = Common<FieldReference> & { kind: "field"; role: "product" };
/** A formula over other fields of the same form, which it names by their numbers: "{Price:3} * 2". Empty for none. */
export type FormulaSetting = Common<string> & { kind: "formula" };
/**
 * What a slot shows besides the elements that the owner puts into it: those elements once per item of a query, the page
 * inside a page template, or another document. The widget's server.py says which items or which document.
 */
export type SlotContent = "items" | "page" | "document";
/** A place for other elements. */
export type SlotSetting = Common<readonly []> & {
  kind: "slot";
  allow?: readonly string[];
  shows?: SlotContent;
};
export type ListSetting<Fields extends Settings> = Common<readonly Record<string, unknown>[]> & {
  kind: "list";
  /** The word for one item: "slide". */
  item: string;
  /** The field whose value names an item in the editor. */
  titleField?: string;
  /** The items are what visitors choose from: one of them, or several, can be preselected. */
  editor?: "choice" | "choices";
  fields: Fields;
};

/** A kind that an app registers, such as `acme.rating`. Python checks its values; the app brings the control. */
export type RegisteredSetting = Common<unknown> & PerDevice & { kind: `${string}.${string}` };

/** The kinds that Intarsia has. */
export type OwnSetting =
  | TextSetting
  | TextareaSetting
  | CodeSetting
  | RichTextSetting
  | NumberSetting
  | DecimalSetting
  | DateTimeSetting
  | SwitchSetting
  | SelectSetting<string>
  | ColorSetting
  | SizeSetting
  | LinkSetting
  | MediaSetting
  | GallerySetting
  | FormSetting
  | ConditionSetting
  | DisplayConditionSetting
  | FormulaSetting
  | FormFieldSetting
  | SlotSetting
  | ListSetting<Settings>;

export type Setting = OwnSetting | RegisteredSetting;

export type Settings = { readonly [name: string]: Setting };

type Without<T> = Omit<T, "kind">;

export const text = <const S extends Without<TextSetting>>(setting: S) => ({ kind: "text", ...setting }) as const;
export const textarea = (setting: Without<TextareaSetting>): TextareaSetting => ({ kind: "textarea", ...setting });
export const code = (setting: Without<CodeSetting>): CodeSetting => ({ kind: "code", ...setting });
export const richtext = (setting: Without<RichTextSetting>): RichTextSetting => ({ kind: "richtext", ...setting });
export const number = (setting: Without<NumberSetting>): NumberSetting => ({ kind: "number", ...setting });
export const decimal = (setting: Without<DecimalSetting>): DecimalSetting => ({ kind: "decimal", ...setting });
export const datetime = (setting: Without<DateTimeSetting>): DateTimeSetting => ({ kind: "datetime", ...setting });
export const toggle = (setting: Without<SwitchSetting>): SwitchSetting => ({ kind: "switch", ...setting });
export const select = <const Option extends string>(
  setting: Omit<SelectSetting<Option>, "kind" | "default"> & { default: NoInfer<Option> },
): SelectSetting<Option> => ({ kind: "select", ...setting });
export const color = (setting: Without<ColorSetting>): ColorSetting => ({ kind: "color", ...setting });
export const size = (setting: Without<SizeSetting>): SizeSetting => ({ kind: "size", ...setting });
export const link = (setting: Without<LinkSetting>): LinkSetting => ({ kind: "link", ...setting });
export const media = (setting: Without<MediaSetting>): MediaSetting => ({ kind: "media", ...setting });
export const gallery = (setting: Without<GallerySetting>): GallerySetting => ({ kind: "gallery", ...setting });
export const form = (setting: Without<FormSetting>): FormSetting => ({ kind: "form", ...setting });
export const condition = (setting: Without<ConditionSetting>): ConditionSetting => ({ kind: "condition", ...setting });
export const displayCondition = (
  setting: Omit<DisplayConditionSetting, "kind" | "default">,
): DisplayConditionSetting => ({
  kind: "display_condition",
  default: null,
  ...setting,
});
export const formula = (setting: Without<FormulaSetting>): FormulaSetting => ({ kind: "formula", ...setting });
export const formField = (setting: Omit<FormFieldSetting, "kind" | "default">): FormFieldSetting => ({
  kind: "field",
  default: { field: null },
  ...setting,
});
export const slot = <const S extends Omit<SlotSetting, "kind" | "default">>(setting: S) =>
  ({ kind: "slot", default: [] as readonly [], ...setting }) as const;
export const list = <const Fields extends Settings>(
  setting: Omit<ListSetting<Fields>, "kind">,
): ListSetting<Fields> => ({
  kind: "list",
  ...setting,
});

/** Whether owners put elements into the slot. */
export const holdsElements = ({ shows }: SlotSetting): boolean => shows === undefined || shows === "items";
