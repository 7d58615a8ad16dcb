import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { file_upload } from ".";
import { fileSize } from "./fileSize";

const CV = { temp_filename: "_input_7_x_CV.pdf", uploaded_filename: "CV.pdf", id: "x", size: 1_536_000 };
const show = (settings = {}, data = {}) =>
  renderWidget(file_upload, settings, { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } });
const evaluate = (settings: object, ...names: string[]) =>
  evaluateAnswers({
    document: { root: {}, content: [{ type: "file_upload", props: { id: "q", ...settings } }] },
    posted: { q: { "": names } },
    translations: {},
  });

test("FORM-UPL-18 works without a script: an input, and a checkbox to remove each file", () => {
  const { getByLabelText, getByRole } = show({ label: "CV", extensions: "PDF .docx" }, { files: [CV] });
  const input = getByLabelText(/^CV/) as HTMLInputElement;

  expect([input.type, input.name, input.id, input.accept]).toEqual(["file", "input_7", "input_3_7", ".pdf,.docx"]);
  expect(input.multiple).toBe(false);
  expect(getByRole("listitem").textContent).toContain("CV.pdf 1.5 MB");
  expect(getByRole("checkbox", { name: "Remove CV.pdf" })).toMatchObject({
    name: "gform_remove_file",
    value: CV.temp_filename,
  });
});

test("FORM-A11Y-03 the input says what it accepts", () => {
  const { getByLabelText, container } = show({ extensions: "pdf", max_size: 5, max_files: 3 });
  const input = getByLabelText(/^File/);

  expect(container.querySelector(`#${input.getAttribute("aria-describedby")}`)?.textContent).toBe(
    "Types: pdf. At most 5 MB each, and 3 files.",
  );
});

test("FORM-UPL-15 the answer is the names of the files, and there are not too many", () => {
  expect(evaluate({ max_files: 2 }, "a.pdf", "b.pdf")).toMatchObject({
    answers: { q: ["a.pdf", "b.pdf"] },
    texts: { q: "a.pdf, b.pdf" },
    errors: {},
  });
  expect(evaluate({}, "a.pdf", "b.pdf").errors.q?.text).toBe("Files allowed: 1. Remove some.");
});

test("sizes are written as people read them", () => {
  expect([0, 999, 1_000, 2_500_000, 3_000_000_000].map((size) => fileSize(size, "en"))).toEqual([
    "0 byte",
    "999 byte",
    "1 kB",
    "2.5 MB",
    "3 GB",
  ]);
});

test("has no accessibility fault", async () => {
  expect(await violations(show({ max_files: 2 }, { files: [CV] }).container)).toEqual([]);
});
