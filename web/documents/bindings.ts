/** A dynamic value. The setting shows what its source gives, or else the fallback, which is a value of its own kind. */
export type Binding = { $bind: { source: string; fallback?: unknown } };

/** What a source can give. */
export type SourceKind = "text" | "date" | "url" | "image";

/** By kind of setting, the kinds of sources that it accepts. The contract has the same table for Python. */
export const BINDABLE: Readonly<Record<string, readonly SourceKind[]>> = {
  text: ["text", "date"],
  textarea: ["text", "date"],
  richtext: ["text", "date"],
  datetime: ["date"],
  link: ["url"],
  media: ["image"],
};

/** Documents of other programs may have a binding without a source. */
export const isBinding = (value: unknown): value is { $bind: Partial<Binding["$bind"]> | null } =>
  typeof value === "object" && value !== null && "$bind" in value;

/** The value without its source: what a setting stores itself. */
export const staticValue = (value: unknown): unknown => (isBinding(value) ? value.$bind?.fallback : value);

/** Whether a setting can have a dynamic value. */
export const isBindable = ({ kind, ...setting }: { kind: string; bindable?: false; private?: true }): boolean =>
  Object.hasOwn(BINDABLE, kind) && setting.bindable !== false && !setting.private;
