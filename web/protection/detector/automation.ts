// Names that programs which control browsers leave in a page. The server needs one answer: whether there is any.
const BROWSERS = /headless|phantomjs|slimerjs|electron/i;
const GLOBALS = [
  ...["callPhantom", "_phantom", "phantom", "__phantomas", "awesomium", "geb", "spawn", "CefSharp", "fmget_targets"],
  ...["domAutomation", "domAutomationController", "RunPerfTest", "__nightmare", "_Selenium_IDE_Recorder"],
  ...["__playwright__binding__", "__pwInitScripts", "__puppeteer_evaluation_script__"],
];
/** ChromeDriver, GeckoDriver and older drivers: `cdc_adoQpoasnfa76pfcZLmcfl_Array`, `__webdriver_evaluate`. */
const DRIVER = /^\$?(cdc|wdc)_\w{9,}|^(\$chrome_asyncScriptInfo$|__?(selenium|webdriver|driver|fxdriver)_)/i;
const ATTRIBUTE = /^(selenium|webdriver|driver)$/i;

/** Whether a program controls this browser, as far as it shows. */
export function isAutomated(page: Window & typeof globalThis = window): boolean {
  const { navigator, document } = page;
  return (
    navigator.webdriver === true ||
    BROWSERS.test(`${navigator.userAgent} ${navigator.appVersion}`) ||
    GLOBALS.some((name) => name in page) ||
    [page, document].some((scope) => Object.getOwnPropertyNames(scope).some((name) => DRIVER.test(name))) ||
    document.documentElement.getAttributeNames().some((name) => ATTRIBUTE.test(name)) ||
    hasNoWindow(page)
  );
}

/** A browser without a window has the focus and no size. Pages that open in the background have no focus. */
function hasNoWindow({ document, outerWidth, outerHeight }: Window): boolean {
  return document.hasFocus() && outerWidth === 0 && outerHeight === 0;
}
