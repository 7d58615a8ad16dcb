import { afterEach, expect, test, vi } from "vitest";
import { whenNear } from "./whenNear";

afterEach(() => vi.unstubAllGlobals());

test("PROT-SIG-17 calls back once, when a form is within 200 px of the screen", () => {
  const disconnect = vi.fn();
  const observed: Element[] = [];
  const made: { tell: IntersectionObserverCallback; margin?: string }[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = (element: Element) => observed.push(element);
      constructor(tell: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
        made.push({ tell, margin: rootMargin });
      }
    },
  );
  const act = vi.fn();
  const forms = [document.createElement("form"), document.createElement("form")];
  whenNear(forms, act);
  const tell = (...isIntersecting: boolean[]) =>
    made[0]?.tell(
      isIntersecting.map((is) => ({ isIntersecting: is }) as IntersectionObserverEntry),
      { disconnect } as unknown as IntersectionObserver,
    );

  expect([observed, made[0]?.margin]).toEqual([forms, "200px"]);
  tell(false, false);
  expect(act).not.toHaveBeenCalled();
  tell(false, true);
  expect([act.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 1]);
});
