import * as React from "react";
import * as kit from "../kit";
import * as fields from "../kit/fields/forOtherPackages";
import type { Enhance, Widget } from "../kit/schema/defineWidget";
import type { WidgetSchema } from "../kit/schema/schema";
import { type Factory, widgetFrom } from "../kit/schema/thirdParty/thirdPartyWidgets";
import { gettext } from "./texts/gettext";

/**
 * A third-party widget as the server describes it: its contract and the URL of its module. Without a module, pages
 * show it but the canvas cannot.
 */
export type ThirdPartyWidget = { schema: WidgetSchema; src: string | null; problem?: string };

type Importer = (url: string) => Promise<{ default: Factory; enhance?: Enhance }>;

/** The browser module of another package. */
export const importUrl = <Module>(url: string): Promise<Module> =>
  import(/* @vite-ignore */ new URL(url, document.baseURI).href);

/**
 * Third-party widgets. One that cannot be loaded keeps its place, settings and name, and its error is shown on the
 * canvas.
 */
export const loadThirdPartyWidgets = (
  widgets: readonly ThirdPartyWidget[],
  importModule: Importer = importUrl,
): Promise<Widget[]> =>
  Promise.all(
    widgets.map(async ({ schema, src, problem }) => {
      if (problem) return placeholder(schema, problem);
      if (!src) return placeholder(schema, gettext("it has no browser module. The preview shows it."));
      try {
        const { default: factory, enhance } = await importModule(src);
        return { ...widgetFrom(factory, { React, kit, fields }, schema.type, schema), ...(enhance && { enhance }) };
      } catch (error) {
        console.error(`[editor] The widget at ${src} could not be loaded.`, error);
        return placeholder(schema, String(error));
      }
    }),
  );

const placeholder = (schema: WidgetSchema, reason: string): Widget => ({
  schema,
  View: ({ root }) =>
    React.createElement(
      "p",
      { ...root("editor-hint"), role: "status" },
      gettext("The widget “{name}” cannot be rendered here: {reason}", { name: schema.label, reason }),
    ),
});
