import { expect, test } from "vitest";
import { isAutomated } from "./isAutomated";

const view = ({ globals = {}, webdriver = false, attribute = "" } = {}) => {
  const page = document.implementation.createHTMLDocument();
  if (attribute) page.documentElement.setAttribute(attribute, "");
  return { navigator: { webdriver }, document: page, ...globals } as unknown as Window;
};

test("FORM-HONEY-03 a visitor's browser is not automated", () => {
  expect(isAutomated(view())).toBe(false);
});

test("FORM-HONEY-03 a browser that says that a program controls it is automated", () => {
  expect(isAutomated(view({ webdriver: true }))).toBe(true);
});

test.each([
  ...["domAutomation", "domAutomationController", "__nightmare", "_phantom", "callPhantom", "Buffer", "emit", "spawn"],
  ...["_selenium", "__webdriver_evaluate", "__selenium_evaluate", "__webdriver_script_fn", "__driver_evaluate"],
])("FORM-HONEY-03 so is one with the global %s", (name) => {
  expect(isAutomated(view({ globals: { [name]: {} } }))).toBe(true);
});

test.each(["selenium", "webdriver", "driver"])("FORM-HONEY-03 so is one with the attribute %s", (attribute) => {
  expect(isAutomated(view({ attribute }))).toBe(true);
});
