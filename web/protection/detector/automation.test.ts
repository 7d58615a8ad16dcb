import { afterEach, expect, test, vi } from "vitest";
import { isAutomated } from "./automation";
import { findings } from "./findings";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const own = window as unknown as Record<string, unknown>;

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute("webdriver");
});

test("a browser of a person is not automated", () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(FIREFOX);

  expect(isAutomated()).toBe(false);
});

test.each(["HeadlessChrome/140.0.0.0", "PhantomJS/2.1.1", "SlimerJS/1.0", "Electron/38.0"])(
  "%s names itself",
  (name) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(`Mozilla/5.0 (X11; Linux x86_64) ${name} Safari/537.36`);

    expect(isAutomated()).toBe(true);
  },
);

test("the browser says that a driver controls it", () => {
  Object.defineProperty(navigator, "webdriver", { value: true, configurable: true });

  expect(isAutomated()).toBe(true);
  Reflect.deleteProperty(navigator, "webdriver");
});

test.each(["_phantom", "__nightmare", "domAutomationController", "cdc_adoQpoasnfa76pfcZLmcfl_Array", "geb"])(
  "a program left %s in the window",
  (name) => {
    own[name] = {};

    expect(isAutomated()).toBe(true);
    delete own[name];
  },
);

test.each(["$cdc_asdjflasutopfhvcZLmcfl_", "__webdriver_evaluate", "__selenium_unwrapped", "$chrome_asyncScriptInfo"])(
  "a driver left %s in the document",
  (name) => {
    const page = document as unknown as Record<string, unknown>;
    page[name] = {};

    expect(isAutomated()).toBe(true);
    delete page[name];
  },
);

test("a driver left an attribute", () => {
  document.documentElement.setAttribute("webdriver", "true");

  expect(isAutomated()).toBe(true);
});

test.each([
  [true, true],
  [false, false],
])("a page without a window: with the focus (%s) it is automated", (hasFocus, expected) => {
  vi.spyOn(document, "hasFocus").mockReturnValue(hasFocus);
  vi.spyOn(window, "outerWidth", "get").mockReturnValue(0);
  vi.spyOn(window, "outerHeight", "get").mockReturnValue(0);

  expect(isAutomated()).toBe(expected);
});

test.each(["driver", "cdc_short", "webdriverSettings", "spawned", "__driverless"])(
  "a page's own name %s is no sign of a program",
  (name) => {
    own[name] = {};

    expect(isAutomated()).toBe(false);
    delete own[name];
  },
);

test("PROT-DET-05 the detector reports it as one finding", () => {
  own._phantom = {};

  expect(findings()).toContain("driven_by_a_program");
  delete own._phantom;
});
