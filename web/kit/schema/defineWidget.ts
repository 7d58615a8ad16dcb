import type { ComponentType, ElementType, HTMLAttributes, ReactNode, Ref } from "react";
import type { Upgradable, UpgradeSteps } from "../../documents/upgrades";
import type { Device } from "../environment/devices/devices";
import type { ResolvedLink, ResolvedMedia } from "../resolve/resolve";
import type { WidgetSchema } from "./schema";
import type { ListSetting, SelectSetting, Setting, Settings, SlotContent } from "./settings";

/** Renders the content of a slot. The attributes go on the element that contains the children. */
export type Slot = ComponentType<
  HTMLAttributes<HTMLElement> & { as?: ElementType; ref?: Ref<never>; className?: string }
>;

/** One item of a slot that shows items. `id` is unique in the slot. */
export type ShownItem = { id: string; Content: Slot };

/**
 * The page that a page template shows. The HTML of a page without elements is inside a tag with `htmlClassName`, after
 * the children.
 */
export type ShownPage = {
  Content: ComponentType<
    HTMLAttributes<HTMLElement> & { as?: ElementType; className?: string; htmlClassName?: string }
  >;
  isEmpty: boolean;
};

type SlotValue<Shows> = Shows extends "items"
  ? readonly ShownItem[]
  : Shows extends "page"
    ? ShownPage | null
    : Shows extends "document"
      ? Slot | null
      : Slot;

type ViewValue<S extends Setting> = S extends { kind: "media" }
  ? ResolvedMedia
  : S extends { kind: "gallery" }
    ? NonNullable<ResolvedMedia>[]
    : S extends { kind: "link" }
      ? ResolvedLink
      : S extends { kind: "slot" }
        ? SlotValue<S extends { shows: infer Shows extends SlotContent } ? Shows : undefined>
        : S extends ListSetting<infer Fields>
          ? (SettingsOf<Fields> & { _id: string })[]
          : S extends { kind: "text" }
            ? string
            : S extends SelectSetting<infer Option>
              ? Option
              : S["default"];

export type SettingsOf<S extends Settings> = { [Name in keyof S]: ViewValue<S[Name]> };

export type ElementAttributes = {
  className: string;
  id?: string;
  ref?: Ref<never>;
  "data-behavior"?: string;
  "data-translations"?: string;
};

/** The props that every view receives besides its settings. */
export type ElementContext = {
  /** The element's id: unique on the page, and the prefix of ids inside it. */
  id: string;
  /** The attributes of the view's root element: `<h2 {...root("heading")}>`. */
  root: (className: string) => ElementAttributes;
};

export type ViewProps<Schema extends WidgetSchema> = SettingsOf<Schema["settings"]> & ElementContext;

/** What an enhancement must know on the editor's canvas. */
export type Canvas = {
  /** Attributes for controls that it creates: without them, a click would only select the element. */
  control: Readonly<Record<string, string>>;
};

/**
 * Adds what the platform does not offer to the server's HTML. `root` is the view's outermost element. Everything that
 * it changes is undone when `until` is aborted. `canvas` is absent on pages.
 */
export type Enhance = (root: HTMLElement, until: AbortSignal, canvas?: Canvas) => void;

/** What a widget brings besides its schema and view. */
export type WidgetExtras = {
  /** For widgets that react on the canvas as on the page. */
  enhance?: Enhance;
  /** From the settings of each earlier version to those of the next. */
  upgrades?: UpgradeSteps;
  /** A CSS length: how wide the images of its settings are in it. Without it, they are as wide as the element. */
  // biome-ignore lint/suspicious/noExplicitAny: the settings of many different widgets
  imageWidth?: (settings: any, device: Device) => string;
  /** Whether visitors see what is in the slots of an item only after they open it. */
  // biome-ignore lint/suspicious/noExplicitAny: the settings of many different widgets
  isClosed?: (settings: any, item: number) => boolean;
};

// biome-ignore lint/suspicious/noExplicitAny: a list of widgets holds views of many different props
export type Widget = WidgetExtras & { schema: WidgetSchema; View: ComponentType<any> };

/** Pairs a schema with its view. TypeScript rejects a view whose props differ from the settings. */
export const defineWidget = <Schema extends WidgetSchema>(
  schema: Schema,
  View: (props: ViewProps<Schema>) => ReactNode,
  extras: WidgetExtras = {},
): WidgetExtras & { schema: Schema; View: (props: ViewProps<Schema>) => ReactNode } => ({ schema, View, ...extras });

/** What upgrades the elements of a widget; undefined if no step exists. */
export const upgradableOf = (widget: Widget | undefined): Upgradable | undefined =>
  widget?.upgrades && { version: widget.schema.version, steps: widget.upgrades };

export type RootOptions = {
  classes?: readonly string[];
  anchor?: string;
  behaviors?: string;
  /** The id in the name of the class that the element's CSS rules use, if it is not the id in the page. */
  styled?: string;
  /** JSON of the UI strings for the enhancement, on the canvas. On a page, the element around the root has them. */
  translations?: string;
  ref?: Ref<never>;
};

/** The `root` of an element. The editor adds the ref that Puck needs. */
export const rootOf =
  (id: string, { classes = [], anchor, behaviors, translations, styled = id, ref }: RootOptions = {}) =>
  (className: string): ElementAttributes => ({
    className: [className, `e-${styled}`, ...classes].filter(Boolean).join(" "),
    ...(anchor ? { id: anchor } : {}),
    ...(behaviors ? { "data-behavior": behaviors } : {}),
    ...(translations ? { "data-translations": translations } : {}),
    ...(ref ? { ref } : {}),
  });
