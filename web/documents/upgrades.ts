import { type Document, isElement } from "./document";

export type Props = Record<string, unknown>;
/** A pure function from the settings of one version to those of the next. It gets a copy. */
export type UpgradeStep = (props: Props) => Props;
/** The steps of a widget, by the version that each one leads to. */
export type UpgradeSteps = Readonly<Record<number, UpgradeStep>>;
/** A widget's current version, and its steps. */
export type Upgradable = { version: number; steps: UpgradeSteps };
/** An element whose step failed. It keeps its stored settings and version. */
export type UpgradeFailure = { id: string; type: string; message: string };
export type UpgradedDocument<Value = Document> = { document: Value; failed: UpgradeFailure[] };
/** Undefined for a widget that is not installed or has no steps. */
type UpgradableOf = (type: string) => Upgradable | undefined;

/** The version of an element that names none. */
export const FIRST_VERSION = 1;

/**
 * A document, or a part of one, with the settings that its widgets have today; the same object if nothing is older.
 * Unknown widgets, newer versions and versions without a complete chain of steps stay as they are.
 */
export function upgradeDocument<Value>(document: Value, upgradableOf: UpgradableOf): UpgradedDocument<Value> {
  const failed: UpgradeFailure[] = [];
  return { document: upgradeInside(document, upgradableOf, failed) as Value, failed };
}

function upgradeInside(value: unknown, upgradableOf: UpgradableOf, failed: UpgradeFailure[]): unknown {
  if (Array.isArray(value)) {
    const inner = value.map((item) => upgradeInside(item, upgradableOf, failed));
    return inner.some((item, index) => item !== value[index]) ? inner : value;
  }
  if (typeof value !== "object" || value === null) return value;
  // The parent first, because its steps may move the elements inside it.
  const own = isElement(value) ? upgradeElement(value, upgradableOf, failed) : value;
  const entries = Object.entries(own).map(([key, inner]) => [key, upgradeInside(inner, upgradableOf, failed)] as const);
  return entries.some(([key, inner]) => inner !== (own as Props)[key]) ? Object.fromEntries(entries) : own;
}

function upgradeElement(element: { type: string; props: Props }, upgradableOf: UpgradableOf, failed: UpgradeFailure[]) {
  const upgradable = upgradableOf(element.type);
  if (!upgradable) return element;
  const steps = stepsFor(element.props, upgradable);
  if (!steps?.length) return element;
  try {
    return { ...element, props: upgradedProps(element.props, steps, upgradable.version) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    failed.push({ id: String(element.props.id), type: element.type, message });
    return element;
  }
}

/** Undefined if a step is missing, or if the version is no whole number. */
function stepsFor({ $version = FIRST_VERSION }: Props, { version, steps }: Upgradable): UpgradeStep[] | undefined {
  if (!Number.isInteger(version) || !Number.isInteger($version) || ($version as number) < FIRST_VERSION)
    return undefined;
  const chain: UpgradeStep[] = [];
  for (let next = ($version as number) + 1; next <= version; next += 1) {
    const step = steps[next];
    if (!step) return undefined;
    chain.push(step);
  }
  return chain;
}

function upgradedProps(props: Props, steps: readonly UpgradeStep[], version: number): Props {
  const upgraded = copyOf(steps.reduce((before, step) => step(before), copyOf(props)));
  if (typeof upgraded !== "object" || upgraded === null || Array.isArray(upgraded))
    throw new Error("The step returned no settings.");
  return { ...upgraded, id: props.id, $version: version };
}

// The server's V8 has no structuredClone. Documents are JSON.
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value) ?? "null");
