import { expect, test } from "vitest";
import { translator } from "../../kit/environment/uiStrings";
import { limitsOf, refusalOf } from "./limits";

const t = translator({});
function box(data: Record<string, string>) {
  const element = document.createElement("div");
  Object.assign(element.dataset, data);
  return element;
}
const refused = (name: string, size: number, data: Record<string, string>) => {
  const file = { name, size } as File;
  return refusalOf(file, limitsOf(box({ maxSize: "3", maxFiles: "2", ...data })), t);
};

test("FORM-UPL-12 a file may be exactly as large as the maximum", () => {
  expect(refused("a.pdf", 3 * 1024 * 1024, {})).toBe("");
  expect(refused("a.pdf", 3 * 1024 * 1024 + 1, {})).toBe("This file is too large. It can have at most 3 MB.");
});

test.each(["a", ".pdf", "a."])("FORM-UPL-09 a file without an extension is refused: %s", (name) => {
  expect(refused(name, 1, {})).toBe("Files of this type cannot be uploaded.");
});

test("FORM-UPL-09 only the last extension counts, in any case", () => {
  expect(refused("photo.of.an.OAK.PDF", 1, { types: "pdf" })).toBe("");
  expect(refused("a.pdf.exe", 1, { types: "pdf", disallowed: "exe" })).toBe("Files of this type cannot be uploaded.");
});

test("FORM-UPL-10 without a list, all types are accepted except those that are never", () => {
  expect(refused("a.docx", 1, { types: "" })).toBe("");
  expect(refused("a.docx", 1, {})).toBe("");
  expect(refused("a.php", 1, { disallowed: "php" })).not.toBe("");
  expect(refused("a.docx", 1, { types: "pdf,png" })).toBe("Choose a file of one of these types: pdf, png");
});

test("reads the URL and the largest number of files", () => {
  expect(limitsOf(box({ upload: "/up/", maxSize: "1", maxFiles: "2" }))).toEqual({
    url: "/up/",
    types: [],
    disallowed: [],
    maxBytes: 1024 * 1024,
    maxFiles: 2,
  });
});
