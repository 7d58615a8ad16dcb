import { webcrypto } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { allows } from "./allows";
import type { Violation } from "./violation";
import { MOST, watchViolations } from "./watchViolations";

const POLICY = "default-src 'self'; script-src 'self' https://ok.example https://*.cdn.example; frame-src 'none'";
const ORIGIN = "https://site.example";

describe("A policy", () => {
  it.each([
    ["script-src", "https://ok.example", true],
    ["script-src", "https://eu.cdn.example", true],
    ["script-src", "https://cdn.example", false],
    ["script-src", "https://evilcdn.example", false],
    ["script-src", ORIGIN, true],
    ["worker-src", "https://ok.example", true],
    ["img-src", ORIGIN, true],
    ["img-src", "https://ok.example", false],
    ["frame-src", ORIGIN, false],
    ["script-src", "inline", false],
  ])("of a page answers for %s %s: %s", (directive, source, expected) => {
    expect(allows(POLICY, directive, source, ORIGIN)).toBe(expected);
  });

  it("allows code by its hash, and styles inside the page if it says so", () => {
    const policy = "script-src 'sha256-abc='; style-src 'self' 'unsafe-inline'";

    expect(allows(policy, "script-src", "'sha256-abc='", ORIGIN)).toBe(true);
    expect(allows(policy, "script-src", "'sha256-abd='", ORIGIN)).toBe(false);
    expect(allows(policy, "style-src", "'sha256-abd='", ORIGIN)).toBe(true);
  });
});

describe("Reports", () => {
  let page: Document;
  let sent: Violation[][];

  beforeEach(() => {
    vi.useFakeTimers();
    // The test's page is not a secure one.
    vi.stubGlobal("crypto", webcrypto);
    page = document.implementation.createHTMLDocument();
    sent = [];
    watchViolations(page, POLICY, (violations) => sent.push(violations));
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function violate(fields: Partial<SecurityPolicyViolationEvent>, target: EventTarget = page) {
    const defaults = { effectiveDirective: "script-src-elem", disposition: "enforce", sourceFile: "" };
    target.dispatchEvent(
      Object.assign(new Event("securitypolicyviolation", { bubbles: true }), { ...defaults, ...fields }),
    );
    await vi.advanceTimersByTimeAsync(5000);
  }

  it("contain the host of what was blocked, and no path", async () => {
    await violate({ blockedURI: "https://bad.example/a/secret.js?user=ada" });

    expect(sent).toEqual([[{ directive: "script-src", source: "https://bad.example", blocked: true }]]);
  });

  it("contain each violation once", async () => {
    await violate({ blockedURI: "https://bad.example/a.js" });
    await violate({ blockedURI: "https://bad.example/b.js" });

    expect(sent).toHaveLength(1);
  });

  it("leave out what only the stricter policy of all pages reported", async () => {
    await violate({ blockedURI: "https://ok.example/a.js", disposition: "report" });
    await violate({ blockedURI: "https://bad.example/a.js", disposition: "report" });

    expect(sent).toEqual([[{ directive: "script-src", source: "https://bad.example", blocked: false }]]);
  });

  it("leave out browser extensions", async () => {
    await violate({ blockedURI: "chrome-extension://abc/a.js" });
    await violate({ blockedURI: "inline", sourceFile: "moz-extension://abc/a.js" });

    expect(sent).toEqual([]);
  });

  it("name the hash with which code inside the page can be allowed", async () => {
    const script = page.head.appendChild(page.createElement("script"));
    script.textContent = "alert(1)";
    await violate({ blockedURI: "inline" }, script);
    // The hash is computed in another thread.
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(2000);
      expect(sent).toHaveLength(1);
    });

    expect(sent[0]?.[0]?.source).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });

  it("name what has no host by its scheme, and inline attributes as inline", async () => {
    await violate({ blockedURI: "data", effectiveDirective: "font-src" });
    await violate({ blockedURI: "inline", effectiveDirective: "style-src-attr" });

    expect(sent.flat().map(({ directive, source }) => `${directive} ${source}`)).toEqual([
      "font-src data:",
      "style-src inline",
    ]);
  });

  it("are as many as the server takes", async () => {
    for (let number = 0; number < MOST + 5; number++)
      await violate({ blockedURI: `https://bad${number}.example/a.js` });

    expect(sent.flat()).toHaveLength(MOST);
  });

  it("are sent when the page is left", async () => {
    page.dispatchEvent(
      Object.assign(new Event("securitypolicyviolation"), {
        effectiveDirective: "img-src",
        disposition: "enforce",
        sourceFile: "",
        blockedURI: "https://bad.example/a.png",
      }),
    );
    await Promise.resolve();
    await Promise.resolve();
    dispatchEvent(new Event("pagehide"));

    expect(sent.flat()).toHaveLength(1);
  });
});
