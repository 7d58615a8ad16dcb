import type * as React from "react";
import type { UpgradeSteps } from "../../../documents/upgrades";
import type * as kit from "../..";
import { type FieldRules, type FieldType, hideable } from "../../fields/defineField";
import type * as fields from "../../fields/forOtherPackages";
import type { Widget } from "../defineWidget";
import { FIELD_CATALOG, type WidgetSchema } from "../schema";
import { mustBeImplemented, requireArgument, requireConstructor, requireInstance, requireType } from "./argumentChecks";

/** `fields` is what field types of web forms are made with. It is there on the server and in the editor. */
type Host = { React: typeof React; kit: typeof kit; fields?: typeof fields };
type FactoryResult = {
  schema?: WidgetSchema;
  View: Widget["View"];
  upgrades?: UpgradeSteps;
  /** For a field type that people fill in. */
  rules?: FieldRules;
};

/** The default export of a package's script or module. It makes the widget from the page's own React and kit. */
export type Factory = (host: Host) => FactoryResult;

/** The widget. If its contract.json is known, the settings come from there and not from the code. */
export function widgetFrom(
  factory: Factory,
  host: Host,
  type: string,
  contract: WidgetSchema | null,
): Widget | FieldType {
  try {
    const result = makeWidget(factory, host);
    const widget = contract ? { schema: contract } : result;
    requireArgument(widget, "schema");
    requireConstructor(widget, "schema", Object);
    requireSteps(widget.schema as WidgetSchema, result.upgrades);
    const { View, upgrades, rules } = result;
    const known = { schema: widget.schema as WidgetSchema, View, ...(upgrades && { upgrades }) };
    return known.schema.catalog === FIELD_CATALOG ? asField(known, rules) : known;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The widget "${type}" cannot be used: ${reason.replace(/\.$/, "")}. Export a function that returns { View }.`,
      {
        cause: error,
      },
    );
  }
}

function asField(widget: Widget, rules: FieldRules | undefined): FieldType {
  const asked = { ...widget, View: hideable(widget.View) as Widget["View"] };
  if (rules === undefined) return { ...asked, rules: null };
  requireConstructor({ rules }, "rules", Object);
  // Pages load the rules of our own types only, so the server checks those of other packages.
  const { inBrowser: _, ...onServer } = rules;
  return { ...asked, rules: onServer };
}

/** Checks every part of what the factory of a third-party package returns. */
export function makeWidget(factory: Factory, host: Host): FactoryResult {
  requireType({ factory }, "factory", "function");
  const result = factory(host);
  requireConstructor({ result }, "result", Object);
  if (!Object.hasOwn(result, "View")) mustBeImplemented("View");
  requireType(result, "View", "function");
  return result;
}

/** Python asks for the steps that the contract lists. */
function requireSteps({ upgrades = [] }: WidgetSchema, steps: UpgradeSteps = {}): void {
  const missing = upgrades.filter((version) => typeof steps[version] !== "function");
  if (missing.length > 0) mustBeImplemented(`upgrades[${missing[0]}]`);
}

/** The element in which a third-party widget is mounted. */
export function requireContainer(container: unknown): void {
  requireInstance({ container }, "container", HTMLElement);
}
