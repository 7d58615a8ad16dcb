import * as React from "react";
import * as kit from "..";
import type { Factory } from "../foreign";
import { mountView } from "./mountView";

/** Mounts a widget of another package with the one React of the page. */
export const mountFactory = (factory: Factory, container: HTMLElement, settings: Record<string, unknown>, id: string) =>
  mountView(factory({ React, kit }).View, container, settings, id);
