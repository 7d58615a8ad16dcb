import { expect, test } from "vitest";
import { longFunctions } from "./function_lengths.mjs";

const lines = (count: number, line = "  go();") => `${line}\n`.repeat(count);
const component = (logic: number, jsx: number) =>
  `export function Card() {\n${lines(logic)}  return (\n    <div>\n${lines(jsx, "      <br />")}    </div>\n  );\n}\n`;

test("a function over forty lines is refused, whatever its form", () => {
  const forms = {
    pay: (body: string) => `function pay() {\n${body}}\n`,
    send: (body: string) => `const send = async () => {\n${body}};\n`,
    save: (body: string) => `const api = { save() {\n${body}} };\n`,
    load: (body: string) => `class Api { load() {\n${body}} }\n`,
    "the function for useEffect": (body: string) => `useEffect(() => {\n${body}}, []);\n`,
  };
  for (const [name, form] of Object.entries(forms)) {
    const [sentence, ...others] = longFunctions("web/shop/pay.ts", form(lines(39)));
    expect(sentence).toBe(
      `web/shop/pay.ts: ${name} has 41 lines; at most 40 are allowed. Divide it by what its parts do.`,
    );
    expect(others).toEqual([]);
    expect(longFunctions("web/shop/pay.ts", form(lines(38)) + lines(20, "go();"))).toEqual([]);
  }
});

test("a component may have forty lines of logic and sixty lines of JSX", () => {
  expect(longFunctions("web/shop/Card.tsx", component(36, 58))).toEqual([]);
  expect(longFunctions("web/shop/Card.tsx", component(37, 58))).toEqual([expect.stringContaining("Card has 41 lines;")]);
  expect(longFunctions("web/shop/Card.tsx", component(36, 59))).toEqual([
    expect.stringContaining("Card has 61 lines of JSX; at most 60 are allowed."),
  ]);
});

test("a function that is listed has exactly as many lines as the list says", () => {
  const code = `function pay() {\n${lines(48)}}\n`;
  expect(longFunctions("web/shop/pay.ts", code, { "web/shop/pay.ts: pay": 50 })).toEqual([]);
  expect(longFunctions("web/shop/pay.ts", code, { "web/shop/pay.ts: pay": 49 })).toHaveLength(1);
  expect(longFunctions("web/shop/pay.ts", code, { "web/shop/pay.ts: pay": 51 })).toEqual([
    expect.stringContaining("pay has only 50 lines."),
  ]);
});

test("tests and their tools are not checked", () => {
  const code = `function pay() {\n${lines(60)}}\n`;
  for (const name of ["web/shop/pay.test.ts", "web/shop/testing.ts", "web/testing/pay.ts", "web/shop/pay.d.ts", "e2e/pay.ts"])
    expect(longFunctions(name, code)).toEqual([]);
});
