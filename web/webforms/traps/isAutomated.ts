/** Globals and attributes that programs leave which control a browser. */
const GLOBALS = [
  ...["domAutomation", "domAutomationController", "__nightmare", "_phantom", "callPhantom", "Buffer", "emit", "spawn"],
  ...["_selenium", "__webdriver_evaluate", "__selenium_evaluate", "__webdriver_script_fn", "__driver_evaluate"],
];
const ATTRIBUTES = ["selenium", "webdriver", "driver"];

/** Whether a program controls this browser, as far as it shows. */
export const isAutomated = (view: Window): boolean =>
  view.navigator.webdriver ||
  GLOBALS.some((name) => view[name as keyof Window]) ||
  ATTRIBUTES.some((name) => view.document.documentElement.hasAttribute(name));
