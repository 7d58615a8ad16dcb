import { dependenciesOf } from "./dependencies";
import type { FormModel } from "./formModel";

/** Fields that depend on each other in a circle cannot be evaluated. `path` begins and ends with the same field. */
export class CircularRules extends Error {
  constructor(readonly path: readonly string[]) {
    super(`These fields depend on each other: ${path.join(" → ")}`);
    this.name = "CircularRules";
  }
}

/** Ids so that each comes after all that it depends on; otherwise in the order of the form. Throws `CircularRules`. */
export function evaluationOrder(model: FormModel): string[] {
  const dependencies = new Map(model.fields.map((field) => [field.id, dependenciesOf(field, model)]));
  const order = new Set<string>();
  for (const { id } of model.fields) visit(id, []);
  return [...order];

  function visit(id: string, path: readonly string[]): void {
    if (order.has(id)) return;
    const way = [...path, id];
    if (path.includes(id)) throw new CircularRules(way.slice(path.indexOf(id)));
    for (const needed of dependencies.get(id) ?? []) visit(needed, way);
    order.add(id);
  }
}
