import { afterEach, expect, test, vi } from "vitest";
import { whenNear } from "./whenNear";

afterEach(() => vi.unstubAllGlobals());

test("PROT-SIG-17 calls back once, when a form is within 200 px of the screen", () => {
  const disconnect = vi.fn();
  const observed: Element[] = [];
  const observers: { callback: IntersectionObserverCallback; margin?: string }[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = (element: Element) => observed.push(element);
      constructor(callback: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
        observers.push({ callback, margin: rootMargin });
      }
    },
  );
  const act = vi.fn();
  const forms = [document.createElement("form"), document.createElement("form")];
  whenNear(forms, act);
  const report = (...isIntersecting: boolean[]) =>
    observers[0]?.callback(
      isIntersecting.map((is) => ({ isIntersecting: is }) as IntersectionObserverEntry),
      { disconnect } as unknown as IntersectionObserver,
    );

  expect([observed, observers[0]?.margin]).toEqual([forms, "200px"]);
  report(false, false);
  expect(act).not.toHaveBeenCalled();
  report(false, true);
  expect([act.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 1]);
});
