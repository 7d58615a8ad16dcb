import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import { cssOf, enhanceIn, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { code } from ".";
import { enhance } from "./enhance";

const python = { code: '\ndef glue(heat):\n    return "warm"\n', language: "python" };

test("W-ALL-01 RUN-HND-10 is highlighted code with the language above by default", () => {
  const { getByRole, container } = renderWidget(code);

  expect(getByRole("figure").textContent).toContain("CSS");
  expect(container.querySelector(".code__comment")?.textContent).toBe("/* Two columns of equal width. */");
  expect(container.querySelectorAll(".code__line")).toHaveLength(6);
});

test("keeps lines as typed, without empty lines at the start and end", () => {
  const { container } = renderWidget(code, python);

  expect(container.querySelector("pre")?.textContent).toBe('def glue(heat):\n    return "warm"\n');
});

test("shows code as text and never as HTML", () => {
  expect(renderWidget(code, { code: "<script>alert(1)</script>", language: "html" }).html).not.toContain("<script");
});

test("W-ALL-03 can be scrolled by keyboard, and is left-to-right in every language", () => {
  const { getByRole } = renderWidget(code, { title: "glue.py" }, { environment: { direction: "rtl" } });
  const lines = getByRole("region", { name: "glue.py" });

  expect([lines.tabIndex, lines.dir]).toEqual([0, "ltr"]);
});

test("can hide title, line numbers and button, and wrap long lines", () => {
  const { html, container } = renderWidget(code, {
    show_title: "",
    line_numbers: "",
    show_copy: "",
    long_lines: "wrap",
  });

  expect(html).not.toMatch(/figcaption|<button|code--numbered/);
  expect(container.querySelector(".code--wrap")).toBeTruthy();
});

function onDevice(clipboard: unknown) {
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "clipboard"));
}

test("copies the lines without their numbers, and the button confirms it", async () => {
  const { container, getByRole } = renderWidget(code, python);
  onTestFinished(enhanceIn(container, enhance));
  const user = userEvent.setup();
  const copied: string[] = [];
  onDevice({ writeText: async (text: string) => void copied.push(text) });

  await user.click(getByRole("button", { name: "Copy" }));

  await expect.poll(() => getByRole("status").textContent).toBe("Copied");
  expect(copied).toEqual(['def glue(heat):\n    return "warm"']);
});

test.each([
  ["refuses", { writeText: () => Promise.reject(new Error("no")) }],
  ["has no clipboard", undefined],
])("shows a message if the device %s, and restores the button when it is removed", async (_how, clipboard) => {
  const { container, getByRole } = renderWidget(code);
  const unmount = enhanceIn(container, enhance);
  const user = userEvent.setup();
  onDevice(clipboard);

  await user.click(getByRole("button", { name: "Copy" }));
  await expect.poll(() => getByRole("status").textContent).toBe("Copying failed");
  unmount();

  expect(getByRole("status").textContent).toBe("Copy");
});

test("W-ALL-02 RUN-HND-08 has a max height per device", () => {
  const settings = { most_height: { size: 400, unit: "px" }, most_height_mobile: { size: 50, unit: "vh" } };

  expect(cssOf(code, settings, { id: "c" })).toContain("@media (max-width:767px){.e-c{--tallest:50vh}}");
});

test("W-ALL-04 shows visitors nothing and staff a hint without code", () => {
  expect(renderWidget(code, { code: " \n" }).html).toBe("");
  expect(renderWidget(code, { code: "" }, { environment: { mode: "editor" } }).getByText(/^Enter code/)).toBeTruthy();
});

test("W-ALL-04 shows code that is too long completely, and tells staff that it is not highlighted", () => {
  const long = { ...python, code: "f(x)\n".repeat(10_001) };
  const { html, container } = renderWidget(code, long);
  expect(container.querySelector("pre")?.textContent).toBe(long.code);
  expect(html).not.toMatch(/code--numbered|More than/);

  const hint = renderWidget(code, long, { environment: { mode: "editor" } }).getByText(/^More than 50,000 characters/);
  expect(hint.textContent).toContain("without colors and line numbers");
});

test("W-ALL-03 W-ALL-04 is accessible, also twice on a page", async () => {
  renderWidget(code, { title: "one.css" }, { id: "first" });
  renderWidget(code, python, { id: "second" });

  expect(await violations(document.body)).toEqual([]);
});
