import * as React from "react";
import * as kit from "../kit";
import * as fields from "../kit/fields/forOtherPackages";
import type { WidgetSchema } from "../kit/schema/schema";
import { type Factory, widgetFrom } from "../kit/schema/thirdParty/thirdPartyWidgets";
import { addWidget } from "./catalog";

/** `exported` is what the package's script sets: the factory, or an object that a bundler wrapped around it. */
export function addThirdPartyWidget(
  type: string,
  exported: Factory | { default?: Factory } | undefined,
  schema: WidgetSchema | null,
) {
  const factory = typeof exported === "object" ? exported.default : exported;
  if (typeof factory !== "function") {
    throw new Error(`Its server.js does not set globalThis.intarsiaWidget = ({ React, kit }) => ({ View }).`);
  }
  addWidget(widgetFrom(factory, { React, kit, fields }, type, schema));
}
