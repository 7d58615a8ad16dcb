import { afterEach, expect, test, vi } from "vitest";
import type { PublicFunctions } from "../config";

const functionsWith = (more: Partial<PublicFunctions>) => ({ host_url: "/", ...more }) as PublicFunctions;

/** A page in which added scripts do what the site's scripts would do. */
async function page(before: PublicFunctions | undefined, arrives: PublicFunctions | undefined) {
  vi.resetModules();
  window.ctPublicFunctions = before;
  const asked: string[] = [];
  vi.spyOn(document.head, "append").mockImplementation((script) => {
    asked.push((script as HTMLScriptElement).getAttribute("src") ?? "");
    queueMicrotask(() => {
      if (arrives) window.ctPublicFunctions = arrives;
      (script as HTMLScriptElement).dispatchEvent(new Event(arrives ? "load" : "error"));
    });
  });
  return { asked, ...(await import("./siteScript")) };
}

afterEach(() => {
  vi.restoreAllMocks();
  window.ctPublicFunctions = undefined;
});

test("PROT-DEC-18 loads the texts once, in the language of the page", async () => {
  const { asked, loadSite } = await page(undefined, functionsWith({ text__ee_got_it: "Verstanden" }));

  expect((await loadSite("/site.js?lang=de"))?.text__ee_got_it).toBe("Verstanden");
  await loadSite("/site.js?lang=de");
  expect(asked).toEqual(["/site.js?lang=de"]);
});

test("uses what a form has loaded already for visitors", async () => {
  const { asked, loadSite } = await page(functionsWith({ text__ee_got_it: "Got it" }), undefined);

  expect((await loadSite("/site.js"))?.text__ee_got_it).toBe("Got it");
  expect(asked).toEqual([]);
});

test("PROT-DEC-21 loads the texts for staff all the same, and keeps the nonce", async () => {
  const before = functionsWith({ text__ee_got_it: "Got it", _fresh_nonce: "aaaaaaaaaa" });
  const { loadSite } = await page(before, functionsWith({ text__ee_got_it: "Got it, staff" }));
  const site = await loadSite("/site.js?for=staff", true);

  expect(site).toBe(before);
  expect(site).toMatchObject({ text__ee_got_it: "Got it, staff", _fresh_nonce: "aaaaaaaaaa" });
});

test("retries at the next press if the script failed to load", async () => {
  const { asked, loadSite } = await page(undefined, undefined);

  expect(await loadSite("/site.js")).toBeUndefined();
  await loadSite("/site.js");
  expect(asked).toHaveLength(2);
});
