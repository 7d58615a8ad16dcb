import { afterEach, expect, test, vi } from "vitest";
import { signalsOf } from "./signals";

const pressed = (isTrusted: boolean, detail: number) => ({ isTrusted, detail }) as unknown as Event;
const NAMES = ["ct_mouse_moved", "ct_has_key_up", "ct_has_scrolled"] as const;
const shown = (event: Event) => NAMES.filter((name) => signalsOf(event)[name]);

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a click of a person", pressed(true, 1), ["ct_mouse_moved"]],
  ["a key of a person", pressed(true, 0), ["ct_has_key_up"]],
  ["a click by a script", pressed(false, 1), []],
])("PROT-DEC-05 %s shows what it proves, and no more", (_name, event, names) => {
  expect(shown(event)).toEqual(names);
});

test("PROT-DEC-05 a page that was scrolled says so", () => {
  vi.stubGlobal("scrollY", 1);

  expect(shown(pressed(false, 0))).toEqual(["ct_has_scrolled"]);
});
