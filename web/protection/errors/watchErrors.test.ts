import { afterEach, expect, test } from "vitest";
import { watchErrors } from "./watchErrors";

afterEach(() => localStorage.clear());
const kept = () => JSON.parse(localStorage.getItem("ct_js_errors") ?? "[]");
const fail = (message: string) => window.dispatchEvent(new ErrorEvent("error", { message }));

test("PROT-ERR-01 PROT-ERR-02 PROT-ERR-04 PROT-ERR-05 errors of ours are kept once each, and no others", () => {
  watchErrors(window);
  for (const message of ["ctPublic is not defined", "cart is null", "apbct_ready failed", "ctPublic is not defined"]) {
    fail(message);
  }

  expect(kept()).toEqual([
    { err: { msg: "ctPublic is not defined" }, url: location.href, userAgent: navigator.userAgent },
    { err: { msg: "apbct_ready failed" }, url: location.href, userAgent: navigator.userAgent },
  ]);
});
