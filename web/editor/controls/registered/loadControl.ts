import * as React from "react";
import * as kit from "../../../kit";
import { mustBeImplemented, requireConstructor, requireType } from "../../../kit/schema/thirdParty/argumentChecks";
import { importUrl } from "../../thirdPartyWidgets";
import type { Control } from "../control";

/** What an app's module returns: the control, and whether it needs the width of the panel. */
export type LoadedControl = { Control: Control; isTall?: boolean };
/** The default export of the module. It makes the control from the editor's own React and kit. */
type Factory = (host: { React: typeof React; kit: typeof kit }) => LoadedControl;

const loaded = new Map<string, LoadedControl>();

/** The control of an app's kind of setting if its module is loaded. */
export const loadedControl = (url: string): LoadedControl | undefined => loaded.get(url);

export async function loadControl(url: string): Promise<LoadedControl> {
  const { default: factory } = await importUrl<{ default: Factory }>(url);
  const control = loaded.get(url) ?? controlFrom(factory);
  loaded.set(url, control);
  return control;
}

function controlFrom(factory: Factory): LoadedControl {
  requireType({ factory }, "factory", "function");
  const result = factory({ React, kit });
  requireConstructor({ result }, "result", Object);
  if (!Object.hasOwn(result, "Control")) mustBeImplemented("Control");
  requireType(result, "Control", "function");
  return result;
}
