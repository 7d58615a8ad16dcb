import { afterEach, expect, test } from "vitest";
import { loadCatalog } from "./gettext";
import { kilobytes } from "./kilobytes";

afterEach(() => loadCatalog("en"));

test.each([
  ["en", "1,235 kB"],
  ["de", "1.235 kB"],
  ["fr", "1\u202f235 kB"],
])("separates thousands as in the language %s", async (language, size) => {
  await loadCatalog(language);
  expect(kilobytes(1_234_567)).toBe(size);
});

test("no file is smaller than 1 kB", () => {
  expect(kilobytes(7)).toBe("1 kB");
});
