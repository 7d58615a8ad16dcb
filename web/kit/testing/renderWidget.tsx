/** Renders a widget in a test, as published HTML and hydrated. */
import { type RenderResult, render } from "@testing-library/react";
import axe from "axe-core";
import { createElement, type ElementType, isValidElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { ElementStyle } from "../../documents/document";
import { Enhanced } from "../enhance/Enhanced";
import { DEFAULT_ENVIRONMENT, type Environment, EnvironmentContext } from "../environment/environment";
import { translationsFor } from "../environment/uiStrings";
import {
  EMPTY_RESOURCES,
  type ImageResource,
  type Resources,
  resolveSettings,
  type SlotToRender,
} from "../resolve/resolve";
import { slotOnCanvas } from "../resolve/slotContent";
import { type Enhance, rootOf, type Slot, type Widget } from "../schema/defineWidget";
import { defaultsOf } from "../schema/schema";
import { CSS_ID, elementCss } from "../style/elementCss";
import { rootOptions } from "../style/rootOptions";

export type RenderOptions = {
  id?: string;
  style?: ElementStyle;
  environment?: Partial<Environment>;
  resources?: Partial<Resources>;
};

export type RenderedWidget = RenderResult & {
  /** The published HTML. */
  html: string;
  /** The element's CSS rules. */
  css: string;
};

/**
 * `settings` are those of a document; absent ones have their defaults. For a slot, pass JSX instead of elements. The
 * server's HTML is hydrated, and a mismatch fails the test.
 */
export function renderWidget(
  widget: Widget,
  settings: Record<string, unknown> = {},
  options: RenderOptions = {},
): RenderedWidget {
  const view = viewOf(widget, settings, options);
  const html = renderToString(view, { identifierPrefix: `${idOf(widget, options)}-` });
  // As on a page, where it carries the widget's attributes.
  const container = document.body.appendChild(document.createElement("in-island"));
  const { locale, direction, timeZone } = { ...DEFAULT_ENVIRONMENT, ...options.environment };
  Object.assign(container, { lang: locale, dir: direction });
  Object.assign(container.dataset, { id: idOf(widget, options), timeZone });
  const strings = translationsFor(widget.schema.words, options.environment?.translations ?? {});
  if (strings) container.dataset.translations = JSON.stringify(strings);
  container.innerHTML = html;
  const rendered = render(view, {
    container,
    hydrate: true,
    identifierPrefix: `${idOf(widget, options)}-`,
    onRecoverableError: (error) => {
      throw error;
    },
  } as Parameters<typeof render>[1]);
  return { ...rendered, html, css: cssOf(widget, settings, options) };
}

/** The view alone, for a test that shows several together. */
export function viewOf(
  widget: Widget,
  settings: Record<string, unknown> = {},
  options: RenderOptions = {},
): ReactElement {
  const element = elementOf(widget, settings, options);
  const environment = { ...DEFAULT_ENVIRONMENT, ...options.environment };
  const props = resolveSettings(element, widget.schema, {
    resources: { ...EMPTY_RESOURCES, ...options.resources },
    count: { seen: 0 },
    renderSlot: slotOf,
    widths: environment.breakpoints,
  });
  const id = CSS_ID(element.props.id);
  const ref = { current: null };
  const strings = widget.enhance && translationsFor(widget.schema.words, environment.translations);
  const root = rootOf(id, { ...rootOptions(element), translations: strings && JSON.stringify(strings), ref });
  const view = createElement(widget.View, { ...props, id, root });
  return (
    <EnvironmentContext value={environment}>
      <Enhanced enhance={widget.enhance} root={ref}>
        {view}
      </Enhanced>
    </EnvironmentContext>
  );
}

/** Starts an enhancement that runs on pages alone, and returns what ends it. */
export function enhanceIn(container: HTMLElement, enhance: Enhance): () => void {
  const ended = new AbortController();
  // React puts the preload of an image first.
  const root = container.querySelector(":scope > :not(link, style)");
  if (root) enhance(root as HTMLElement, ended.signal);
  return () => ended.abort();
}

export const cssOf = (widget: Widget, settings: Record<string, unknown> = {}, options: RenderOptions = {}) =>
  elementCss(elementOf(widget, settings, options), widget.schema, options.environment?.breakpoints);

/** The names of the accessibility rules that are violated; tests expect none. */
export async function violations(container: Element): Promise<string[]> {
  // Landmarks belong to the page. Colors need CSS, and the theme's own test checks their contrast.
  const rules = { region: { enabled: false }, "color-contrast": { enabled: false } };
  // The content of a frame is another page.
  const found = await axe.run(container, { rules, iframes: false });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
}

/** An image of the library, as the server returns it. */
export const image = (changes: Partial<ImageResource> = {}): ImageResource => ({
  src: "/media/oak-800.webp",
  srcset: "/media/oak-480.webp 480w, /media/oak-800.webp 800w",
  width: 1600,
  height: 1200,
  alt: "Oak veneer, cut for a rosette",
  title: "Oak",
  full: "/media/oak-1600.webp",
  ...changes,
});

const idOf = ({ schema }: Widget, { id = `${schema.type}-1` }: RenderOptions) => id;

const elementOf = (widget: Widget, settings: Record<string, unknown>, options: RenderOptions) => ({
  type: widget.schema.type,
  props: {
    ...defaultsOf(widget.schema.settings),
    ...settings,
    id: idOf(widget, options),
    ...(options.style ? { $style: options.style } : {}),
  },
});

const slotOf = (slot: SlotToRender) => slotOnCanvas(slot, elementsOf(slot.stored));

const elementsOf =
  (stored: unknown): Slot =>
  ({ as: Tag = "div", ...attributes }) => {
    const Holder = Tag as ElementType;
    return <Holder {...attributes}>{isValidElement(stored) ? stored : null}</Holder>;
  };
