/** Test files of views share a page: each leaves it empty. */
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";

// Testing Library does both without being asked, but only for the file that loads it first.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(cleanup);

// A busy machine must not look like a failure.
configure({ asyncUtilTimeout: 5000 });

afterAll(() => {
  vi.useRealTimers();
  // Editors store what they have not stored yet now, instead of in the storage of the next file.
  window.dispatchEvent(new Event("pagehide"));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const { documentElement, head, body } = document;
  for (const element of [documentElement, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  // Rules of earlier files would make each computed style slower.
  head.replaceChildren();
  body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  Reflect.deleteProperty(window, "intarsia");
});

// One that is prevented changes neither switches nor details in the files that follow.
afterAll(() => {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  if (!document.body.dispatchEvent(click))
    throw new Error(
      "A listener of this file still prevents clicks on the page. Remove it after the test that added it.",
    );
});
