import { describe, expect, test } from "vitest";
import { widgets } from "../../intarsia/widgets";
import type { Settings } from "../kit/schema/settings";
import { isBindable, isBinding, staticValue } from "./bindings";

test.each([
  [{ $bind: { source: "page.title", fallback: "Oak" } }, "Oak"],
  [{ $bind: { source: "page.title" } }, undefined],
  [{ $bind: null }, undefined],
])("the static value of a dynamic one is its fallback: %j", (value, fallback) => {
  expect(isBinding(value)).toBe(true);
  expect(staticValue(value)).toBe(fallback);
});

test.each([["Oak"], [null], [{ url: "" }], [[]], [7], [undefined]])("other values are their own: %j", (value) => {
  expect(isBinding(value)).toBe(false);
  expect(staticValue(value)).toBe(value);
});

test.each([
  [{ kind: "text" }, true],
  [{ kind: "link" }, true],
  [{ kind: "media" }, true],
  [{ kind: "text", private: true }, false],
  [{ kind: "text", bindable: false }, false],
  [{ kind: "select" }, false],
  [{ kind: "toString" }, false],
] as const)("%j is bindable: %s", (setting, expected) => {
  expect(isBindable(setting as never)).toBe(expected);
});

describe("settings that more than a view depends on", () => {
  const all = (settings: Settings): Settings[string][] =>
    Object.values(settings).flatMap((one) => (one.kind === "list" ? all(one.fields) : [one]));

  test.each(widgets.map(({ schema }) => [schema.type, schema] as const))("%s", (_type, schema) => {
    const ofHosts = (schema.hosts ?? []).flatMap(({ host }) => (typeof host === "string" ? [] : [host.setting]));
    const perDevice = all(schema.settings).filter((one) => "responsive" in one && one.responsive && isBindable(one));

    expect(ofHosts.filter((name) => schema.settings[name] && isBindable(schema.settings[name]))).toEqual([]);
    expect(perDevice).toEqual([]);
  });
});
