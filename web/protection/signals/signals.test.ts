import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Public } from "../config";
import { readEntry } from "../storage/entries";
import { collect } from "./collect";
import { createSignals, type Signals } from "./signals";

const SETTINGS = { ct_checkjs_key: "issued" } as unknown as Public;
let signals: Signals;
// Events of a test are not trusted; the check of trusted events has its own test.
const anybodys = () => true;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  document.body.innerHTML = '<form><input name="name"><input type="hidden" name="h"></form><input id="elsewhere">';
  signals = createSignals();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test("PROT-SIG-01 PROT-SIG-02 PROT-SIG-05 stores at once what is known at once", () => {
  collect(document, SETTINGS, signals, anybodys);

  expect(signals.all()).toMatchObject({ ct_checkjs: "issued", apbct_headless: false, ct_fkp_timestamp: "0" });
  expect(readEntry("ct_checkjs")).toBe("issued");
  expect(readEntry("apbct_headless")).toBe(false);
});

test("PROT-SIG-03 stores the page start and the first key press in seconds", () => {
  collect(document, SETTINGS, signals, anybodys);
  vi.advanceTimersByTime(5_400);
  document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
  vi.advanceTimersByTime(9_000);
  document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));

  expect(readEntry("ct_ps_timestamp")).toBe(1_700_000_000);
  expect(readEntry("ct_fkp_timestamp")).toBe(1_700_000_005);
});

test("PROT-SIG-04 stores the pointer path, time zone and screen", () => {
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-330);
  collect(document, SETTINGS, signals, anybodys);
  for (const [clientX, clientY] of [
    [11, 22],
    [12, 23],
    [40, 50],
  ]) {
    document.dispatchEvent(new MouseEvent("pointermove", { clientX, clientY }));
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(1200);

  expect(readEntry("ct_timezone")).toBe(5.5);
  expect(readEntry("ct_screen_info")).toEqual({
    fullWidth: expect.any(Number),
    fullHeight: expect.any(Number),
    visibleWidth: expect.any(Number),
    visibleHeight: expect.any(Number),
  });
  // The second sample came too soon after the first.
  expect(JSON.parse(String(readEntry("ct_pointer_data")))).toEqual([
    [22, 11, expect.any(Number)],
    [50, 40, expect.any(Number)],
  ]);
});

test("does not make the browser lay out the page while scripts start", () => {
  const measured = vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(4000);
  collect(document, SETTINGS, signals, anybodys);
  expect(measured).not.toHaveBeenCalled();

  vi.advanceTimersByTime(100);
  expect(readEntry("ct_screen_info")).toMatchObject({ fullHeight: 4000 });
});

test("PROT-SIG-01 counts keys and focus in form fields, and movements anywhere", () => {
  collect(document, SETTINGS, signals, anybodys);
  const [field, elsewhere] = document.querySelectorAll("input:not([type=hidden])");
  elsewhere?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  expect(signals.all().ct_has_input_focused).toBeUndefined();

  field?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  field?.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
  document.dispatchEvent(new Event("scroll"));

  expect(signals.all()).toMatchObject({ ct_has_input_focused: true, ct_has_key_up: true, ct_has_scrolled: true });
});

test("ignores events that scripts dispatch", () => {
  collect(document, SETTINGS, signals);
  document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
  document.dispatchEvent(new Event("scroll"));

  expect(signals.all()).toMatchObject({ ct_fkp_timestamp: "0" });
  expect(signals.all().ct_has_scrolled).toBeUndefined();
});

test("fetches the pixel if the site has one, unless it is in the form", () => {
  const fetched: string[] = [];
  vi.stubGlobal(
    "Image",
    class {
      set src(address: string) {
        fetched.push(address);
      }
    },
  );
  const site = { ...SETTINGS, pixel__enabled: true, pixel__url: "https://a.example/pixel.gif" };

  collect(document, { ...site, pixel__setting: "1" } as Public, signals, anybodys);
  expect(readEntry("apbct_pixel_url")).toBe("https://a.example/pixel.gif");
  collect(document, { ...site, pixel__enabled: false, pixel__setting: "2" } as Public, signals, anybodys);
  expect(fetched).toEqual([]);

  collect(document, { ...site, pixel__setting: "2" } as Public, signals, anybodys);
  expect(fetched).toEqual(["https://a.example/pixel.gif"]);
  vi.unstubAllGlobals();
});
