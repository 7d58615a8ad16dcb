import { BINDABLE } from "../../documents/bindings";
import { REFERENCES } from "../../documents/references";
import type { UpgradeSteps } from "../../documents/upgrades";
import { EXPECTED, VARIABLE_SYNTAX } from "../../theme/syntax";
import { type Variable, variables } from "../../theme/variables";
import { DEVICE_LABELS } from "../environment/devices/deviceLabels";
import { BREAKPOINTS, type Device } from "../environment/devices/devices";
import { LIGHTBOX_UI_STRINGS } from "../lightbox/uiStrings";
import { SHARED_FIELDS, STATES } from "../style/sharedFields";
import { IMAGE_SYNTAX, SYNTAX } from "../style/syntax";
import type { Widget } from "./defineWidget";
import type { WidgetSchema } from "./schema";

/** The settings and UI strings of every widget of a catalog. Contracts of other packages leave them out. */
type SharedByWidgets = Required<Pick<WidgetSchema, "settings" | "words">>;

/** What Python needs to validate, search and translate documents without running a widget. */
export const contractOf = (widgets: readonly Widget[], shared?: SharedByWidgets) => ({
  version: 1,
  devices: Object.fromEntries(
    Object.entries(BREAKPOINTS).map(([device, breakpoint]) => [
      device,
      { label: DEVICE_LABELS[device as Device], ...breakpoint },
    ]),
  ),
  states: STATES,
  syntax: SYNTAX,
  picture: IMAGE_SYNTAX,
  style: SHARED_FIELDS,
  theme: {
    syntax: VARIABLE_SYNTAX,
    expected: EXPECTED,
    variables: Object.fromEntries(variables.filter(({ syntax }) => syntax).map(siteVariable)),
  },
  references: REFERENCES,
  bindable: BINDABLE,
  /** UI strings of the page that belong to no widget. */
  words: LIGHTBOX_UI_STRINGS,
  ...(shared && { shared }),
  widgets: Object.fromEntries(widgets.map(({ schema, upgrades }) => [schema.type, withUpgrades(schema, upgrades)])),
});

/** What a site may change about a design variable. */
const siteVariable = ({ name, label, group, syntax, light, dark }: Variable) =>
  [name, { label, group, syntax, light, dark }] as const;

/** Python has to know which elements to upgrade; the steps themselves run in JavaScript. */
const withUpgrades = (schema: WidgetSchema, steps: UpgradeSteps | undefined): WidgetSchema =>
  steps ? { ...schema, upgrades: Object.keys(steps).map(Number) } : schema;
