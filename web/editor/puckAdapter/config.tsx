import type { Config, Field } from "@puckeditor/core";
import type { Ref } from "react";
import type { Document, ElementProps } from "../../documents/document";
import { walk } from "../../documents/walk";
import type { Widget } from "../../kit/schema/defineWidget";
import { newSettings } from "../../kit/schema/schema";
import { holdsElements, type Settings } from "../../kit/schema/settings";
import type { Place } from "../commands/commands";
import type { CanvasParts } from "./canvasParts";

/** Puck's configuration: its components are our widgets, and the widgets of the document that are not installed. */
export function configOf(widgets: readonly Widget[], document: Document, parts: CanvasParts): Config {
  const components = Object.fromEntries(widgets.map((widget) => [widget.schema.type, componentOf(widget, parts)]));
  const config = { components, root: { fields: {} } } as unknown as Config;
  addUnknown(config, document, parts);
  return config;
}

/** Mutates the configuration: Puck would remount every element for a new one, because of a single pasted element. */
export function addUnknown({ components }: Config, document: Document, parts: CanvasParts) {
  for (const { type } of walk(document.content))
    if (!Object.hasOwn(components, type)) components[type] = unknownComponent(type, parts) as never;
}

function componentOf(widget: Widget, parts: CanvasParts) {
  return {
    label: widget.schema.label,
    fields: slotFields(widget.schema.settings),
    defaultProps: newSettings(widget.schema),
    inline: true,
    render: ({ puck, ...props }: ElementProps & { puck: { dragRef: Ref<never> } }) => (
      <parts.Element widget={widget} props={props} dragRef={puck.dragRef} />
    ),
  };
}

type Drop = (place: Place) => void;

/**
 * Lets several elements be dragged as one: Puck inserts a component, so the group is one, which slots accept if they
 * accept all `types`. `onDrop` inserts the elements instead, so that no document ever contains it.
 */
export function addGroup({ components }: Config, id: string, types: readonly string[], onDrop: Drop) {
  if (!Object.hasOwn(components, id))
    for (const allow of Object.values(components).flatMap(({ fields }) => allowedIn(fields)))
      if (types.every((type) => allow.includes(type))) allow.push(id);
  components[id] = { fields: {}, render: () => <></>, metadata: { onDrop } };
}

/** What to do when this component is dropped; undefined for a widget. */
export const dropOf = ({ components }: Config, id: string): Drop | undefined => components[id]?.metadata?.onDrop;

/** The lists of the types that slots accept. */
const allowedIn = (fields: object = {}): string[][] =>
  Object.values(fields as Record<string, Field>).flatMap((field) => {
    if (field.type === "array") return allowedIn(field.arrayFields);
    return field.type === "slot" && field.allow ? [field.allow] : [];
  });

const unknownComponent = (type: string, parts: CanvasParts) => ({
  label: type,
  fields: {},
  inline: true,
  render: ({ puck }: { puck: { dragRef: Ref<HTMLDivElement> } }) => (
    <parts.Unknown type={type} dragRef={puck.dragRef} />
  ),
});

/** Puck only needs to know the slots; our own panel edits all other settings. */
function slotFields(settings: Settings): Record<string, Field> {
  const fields: Record<string, Field> = {};
  for (const [name, setting] of Object.entries(settings)) {
    if (setting.kind === "slot" && holdsElements(setting))
      fields[name] = { type: "slot", allow: setting.allow && [...setting.allow] };
    if (setting.kind === "list") {
      const inner = slotFields(setting.fields);
      if (Object.keys(inner).length) fields[name] = { type: "array", arrayFields: inner as never };
    }
  }
  return fields;
}
