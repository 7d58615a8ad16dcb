import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { botdWithoutMessages } from "./botdWithoutMessages.mjs";

const LIBRARY = "node_modules/@fingerprintjs/botd/dist/botd.esm.js";
const ERRORS = /new BotdError\(-\d/g;

test("drops the messages of the bot detector's errors, and keeps the errors", () => {
  const original = readFileSync(LIBRARY, "utf8");
  const { code } = botdWithoutMessages.transform(original, LIBRARY) ?? { code: "" };

  expect(original).toContain("navigator.plugins is undefined");
  expect(code).not.toMatch(/new BotdError\([^)]*['`]/);
  expect(code.match(ERRORS)?.length).toBe(original.match(ERRORS)?.length);
});

test("changes nothing else", () => {
  expect(botdWithoutMessages.transform("new BotdError(-1, 'no')", "web/protection/protection.ts")).toBeNull();
});
