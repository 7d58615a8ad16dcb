import fc from "fast-check";
import { expect, test } from "vitest";
import { passwordState } from "./passwordState";
import { passwordStrength } from "./passwordStrength";

test.each([
  ["bad", "password"],
  ["bad", "P4ssw0rd!"],
  ["bad", "Passwort123"],
  ["bad", "12345678"],
  ["bad", "aaaaaaaaaaaaaaaaaaaa"],
  ["bad", "abcdefghijklmnop"],
  ["bad", "987654321"],
  ["bad", "qwertzuiop"],
  ["bad", "iloveyou2024"],
  ["bad", "hannah1990"],
  ["bad", "xkpwma"],
  ["good", "tbmkdowq"],
  ["good", "veneersaw"],
  ["good", "k7#Qz!pW"],
  ["strong", "walnut rosette 14 knives"],
  ["strong", "k7#Qz!pWx2&Tm"],
  ["strong", "фанера из ореха 7"],
] as const)("FORM-PWD-01 a password is %s: %s", (strength, password) => {
  expect(passwordStrength(password)).toBe(strength);
});

// A common part is worth 8 bits, a character of a run 1, one of 26 letters 4.7 and one of ten digits 3.3.
test.each([
  ["four common parts and four characters of runs", "abcdefghlovelovelove", "good"],
  ["four common parts and three characters of runs", "abcdefglovelovelove", "bad"],
  ["seven common parts and four characters of runs", "abcdefghlovelovelovelovelovelove", "strong"],
  ["seven common parts and three characters of runs", "abcdefglovelovelovelovelovelove", "good"],
  ["seven letters", "tbmkdow", "bad"],
  ["eight letters without capitals", "橡木桌子设计师傅", "good"],
  ["seven letters without capitals", "橡木桌子设计师", "bad"],
  ["eighteen digits", "802964135719305846", "good"],
  ["nineteen digits", "8029641357193058461", "strong"],
  ["two letters and eight that go on", "xabcdefghi", "bad"],
  ["steps of two, which are no run", "acegikmo", "good"],
] as const)("FORM-PWD-01 %s: %s is %s", (_why, password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test.each([
  ["blank", { password: "" }],
  ["blank", { password: "", confirmation: "typed" }],
  ["short", { password: "k7#Qz!p" }],
  ["short", { password: "👋👋👋👋👋👋👋" }],
  ["mismatch", { password: "k7#Qz!pW", confirmation: "" }],
  ["mismatch", { password: "k7#Qz!pW", confirmation: "k7#Qz!pw" }],
  ["good", { password: "k7#Qz!pW", confirmation: "k7#Qz!pW" }],
  ["good", { password: "k7#Qz!pW" }],
  ["bad", { password: "password" }],
] as const)("FORM-PWD-03 the state is %s of %j", (state, password) => {
  expect(passwordState({ minLength: 8, ...password })).toBe(state);
});

test("any text has a strength", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (password) => {
      expect(["bad", "good", "strong"]).toContain(passwordStrength(password));
    }),
  );
});
