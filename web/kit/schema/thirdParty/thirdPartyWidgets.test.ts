import * as React from "react";
import { describe, expect, test } from "vitest";
import * as kit from "../..";
import { mountFactory } from "../../hydrate/host";
import type { WidgetSchema } from "../schema";
import { type Factory, widgetFrom } from "./thirdPartyWidgets";

const schema = { type: "notice", label: "Notice" } as WidgetSchema;
const View = () => React.createElement("p");

/** As an untyped package may write it. */
const load = (factory: unknown, contract: WidgetSchema | null = schema) =>
  widgetFrom(factory as Factory, { React, kit }, "notice", contract);

test("uses the View of the package with the settings of its contract", () => {
  expect(load(() => ({ View, schema: { ...schema, label: "Other" } }))).toEqual({ schema, View });
  expect(load(() => ({ View, schema }), null)).toEqual({ schema, View });
});

test("RUN-HND-13 rejects a widget without a schema by name", () => {
  expect(() => load(() => ({ View }), null)).toThrow('The widget "notice" cannot be used: schema is required.');
});

describe("RUN-HND-14 rejects a widget of the wrong kind", () => {
  test("by type", () => {
    expect(() => load("notice.js")).toThrow("factory invalid type");
    expect(() => load(() => ({ View: "<p>" }))).toThrow("View invalid type");
  });

  test("by constructor", () => {
    class Notice {}
    expect(() => load(() => new Notice())).toThrow("invalid constructor type");
    expect(() => load(() => null)).toThrow("invalid constructor type");
    expect(() => load(() => ({ View, schema: [] }), null)).toThrow("invalid constructor type");
  });

  test("by class of its container", () => {
    const mount = (container: unknown) => mountFactory(() => ({ View }), container as HTMLElement, {}, "a");
    expect(() => mount(document.createDocumentFragment())).toThrow(new Error("invalid instance"));
    expect(() => mount(undefined)).toThrow(new Error("invalid instance"));
  });
});

test("RUN-HND-15 reports a package without a View", () => {
  expect(() => load(() => ({}))).toThrow(
    'The widget "notice" cannot be used: View() should be implemented. Export a function that returns { View }.',
  );
});

test("takes the upgrade steps that the contract lists, and rejects a package without one of them", () => {
  const contract = { ...schema, version: 3, upgrades: [2, 3] };
  const upgrades = { 2: () => ({}), 3: () => ({}) };

  expect(load(() => ({ View, upgrades }), contract)).toEqual({ schema: contract, View, upgrades });
  expect(() => load(() => ({ View, upgrades: { 2: upgrades[2] } }), contract)).toThrow(
    'The widget "notice" cannot be used: upgrades[3]() should be implemented.',
  );
});

test("takes the rules of a field type, and lets no page load them", () => {
  const contract = { ...schema, catalog: "fields" };
  const rules = { inBrowser: [], check: () => null };

  expect(load(() => ({ View, rules }), contract)).toMatchObject({ schema: contract, rules: { check: rules.check } });
  expect(load(() => ({ View, rules }), contract)).not.toHaveProperty("rules.inBrowser");
  expect(load(() => ({ View }), contract)).toHaveProperty("rules", null);
  expect(() => load(() => ({ View, rules: () => rules }), contract)).toThrow("invalid constructor type");
});
