import { describe, expect, test } from "vitest";
import { mustBeImplemented, requireArgument, requireConstructor, requireInstance, requireType } from "./argumentChecks";

class Animal {}
class Dog extends Animal {}

describe("RUN-HND-13 a required argument", () => {
  test("that is missing is named", () => {
    expect(() => requireArgument({}, "container")).toThrow(new Error("container is required."));
    expect(() => requireArgument({}, "toString")).toThrow(new Error("toString is required."));
  });

  test("that is there passes, whatever its value", () => {
    expect(() => requireArgument({ container: undefined }, "container")).not.toThrow();
  });
});

describe("RUN-HND-14 an argument of the wrong kind", () => {
  test("fails by type", () => {
    expect(() => requireType({ id: 5 }, "id", "string")).toThrow(new Error("id invalid type"));
    expect(() => requireType({}, "id", "string")).toThrow(new Error("id is required."));
    expect(() => requireType({ id: "5" }, "id", "string")).not.toThrow();
  });

  test("fails by class, where a subclass will do", () => {
    expect(() => requireInstance({ pet: {} }, "pet", Animal)).toThrow(new Error("invalid instance"));
    expect(() => requireInstance({ pet: new Dog() }, "pet", Animal)).not.toThrow();
  });

  test("fails by constructor, where a subclass will not do", () => {
    expect(() => requireConstructor({ pet: new Dog() }, "pet", Animal)).toThrow(new Error("invalid constructor type"));
    expect(() => requireConstructor({ pet: null }, "pet", Animal)).toThrow(new Error("invalid constructor type"));
    expect(() => requireConstructor({ pet: new Animal() }, "pet", Animal)).not.toThrow();
  });
});

test("RUN-HND-15 a function that others must write says so when it is called", () => {
  expect(() => mustBeImplemented("getCommand")).toThrow(new Error("getCommand() should be implemented"));
});
