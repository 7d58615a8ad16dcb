import * as React from "react";
import * as kit from "..";
import type { Widget } from "../defineWidget";
import { mountView } from "./mountView";

type Factory = (host: { React: typeof React; kit: typeof kit }) => Widget;

/** Mounts a widget of another package with the one React of the page. */
export const mountFactory = (factory: Factory, container: HTMLElement, settings: Record<string, unknown>, id: string) =>
  mountView(factory({ React, kit }).View, container, settings, id);
