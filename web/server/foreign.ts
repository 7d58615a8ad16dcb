import * as React from "react";
import * as kit from "../kit";
import { type Factory, widgetFrom } from "../kit/foreign";
import type { WidgetSchema } from "../kit/schema/schema";
import { addWidget } from "./catalogue";

/** `made` is what the package's script left behind: the factory itself, or a bundler's wrapping of it. */
export function addForeignWidget(
  type: string,
  made: Factory | { default?: Factory } | undefined,
  schema: WidgetSchema | null,
) {
  const factory = typeof made === "object" ? made.default : made;
  if (typeof factory !== "function") {
    throw new Error(
      `Its server.js sets no function: globalThis.intarsiaWidget = ({ React, kit }) => ({ View }) is missing.`,
    );
  }
  addWidget(widgetFrom(factory, { React, kit }, type, schema));
}
