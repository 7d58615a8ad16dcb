import type { Document, Element } from "../../documents/document";
import { walk } from "../../documents/walk";
import { defaultsOf, newSettings, type WidgetSchema, withDefaults } from "../../kit/schema/schema";
import type { Settings } from "../../kit/schema/settings";
import { isMet } from "../../rules/conditions/isMet";

type Values = Record<string, unknown>;

/** By widget type, the sample texts of a new element. */
export type Samples = ReadonlyMap<string, ReadonlySet<string>>;

/** The sample texts of all widgets, including those of the elements that a new list item contains. */
export function samplesOf(schemas: readonly WidgetSchema[]): Samples {
  const samples = new Map(schemas.map(({ type }) => [type, new Set<string>()]));
  const schemaOf = new Map(schemas.map((schema) => [schema.type, schema]));
  for (const schema of schemas) {
    const { type, settings } = schema;
    for (const text of sampleTexts(settings)) samples.get(type)?.add(text);
    for (const element of walk([{ type, props: { ...newSettings(schema), id: "" } }])) {
      const inner = element.props.id === "" ? undefined : schemaOf.get(element.type);
      for (const text of inner ? textsIn(inner.settings, element.props) : []) samples.get(element.type)?.add(text);
    }
  }
  return samples;
}

/** The elements that show a sample text, in document order. */
export function elementsWithSamples(
  { content }: Document,
  samples: Samples,
  schemas: readonly WidgetSchema[],
): Element[] {
  const settingsOf = new Map(schemas.map(({ type, settings }) => [type, settings]));
  return [...walk(content)].filter(({ type, props }) => {
    const settings = settingsOf.get(type);
    return (
      settings && [...textsIn(settings, withDefaults(settings, props))].some((text) => samples.get(type)?.has(text))
    );
  });
}

/** The default texts, including those of list items. */
function* sampleTexts(settings: Settings): Generator<string> {
  const samples = Object.entries(settings).filter(([_name, setting]) => !setting.isDefaultFinal);
  yield* textsIn(Object.fromEntries(samples), defaultsOf(settings));
  for (const setting of Object.values(settings)) if (setting.kind === "list") yield* sampleTexts(setting.fields);
}

/** The texts that visitors read, without those of nested elements. */
function* textsIn(settings: Settings, values: Values): Generator<string> {
  for (const [name, setting] of Object.entries(settings)) {
    const value = values[name];
    if (!isMet(setting.visible, values)) continue;
    if (setting.kind === "list")
      for (const item of Array.isArray(value) ? value : []) yield* textsIn(setting.fields, item);
    else if (setting.translatable && typeof value === "string" && value) yield value;
  }
}
