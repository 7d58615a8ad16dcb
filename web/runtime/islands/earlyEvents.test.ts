import { afterEach, describe, expect, test, vi } from "vitest";
import { keepEarlyEvents } from "./earlyEvents";

afterEach(() => {
  document.body.innerHTML = "";
});

function start(html: string) {
  document.body.innerHTML = `<form><in-island data-hydrate="interaction">${html}</in-island></form>`;
  document.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  const island = document.querySelector("in-island") as HTMLElement;
  const visit = new AbortController();
  let finish: (outcome: "hydrated" | "failed") => void = () => {};
  const hydration = new Promise<"hydrated" | "failed">((resolve) => {
    finish = resolve;
  });
  const hydrate = vi.fn(() => hydration);
  keepEarlyEvents(island, hydrate, visit.signal);
  const heard: MouseEvent[] = [];
  return {
    island,
    hydrate,
    heard,
    part: (selector: string) => island.querySelector(selector) as HTMLElement,
    leave: () => visit.abort(),
    async hydrated() {
      visit.abort();
      island.addEventListener("click", (event) => heard.push(event));
      finish("hydrated");
      await hydration;
    },
    async failed() {
      visit.abort();
      island.addEventListener("click", (event) => heard.push(event));
      finish("failed");
      await hydration;
    },
  };
}

test("hydrates an island at once when a control in it is clicked", () => {
  const { hydrate, part } = start('<button type="button">Menu</button><p></p>');
  part("p").click();
  expect(hydrate).not.toHaveBeenCalled();

  part("button").click();
  expect(hydrate).toHaveBeenCalledOnce();
});

test("RUN-HND-09 stops listening when the island is hydrated or removed", () => {
  const { hydrate, part, leave } = start('<button type="button">Menu</button>');
  leave();
  part("button").click();

  expect(hydrate).not.toHaveBeenCalled();
});

describe("repeats an early click after hydration", () => {
  test.each([
    '<button type="button"><b>Menu</b></button>',
    '<div role="tab"><b>One</b></div>',
    '<div role="button"><b>One</b></div>',
    '<a href="#two"><b>Two</b></a>',
  ])("on %s", async (html) => {
    const { heard, part, hydrated } = start(html);
    part("b").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX: 12 }));
    await hydrated();

    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ target: part("b"), clientX: 12, cancelable: true });
  });

  test("repeats it once for several clicks, also if hydration has started", async () => {
    const { heard, part, hydrated } = start(
      '<button type="button" id="a"></button><button type="button" id="b"></button>',
    );
    part("#a").click();
    part("#b").click();
    part("#b").click();
    await hydrated();

    expect(heard.map(({ target }) => target)).toEqual([part("#b")]);
  });
});

test("repeats a command of another script after hydration", async () => {
  const { island, hydrate, part, hydrated } = start("<nav><in-island><p></p></in-island></nav>");
  const asked: unknown[] = [];
  const ask = (selector: string, detail: string) =>
    part(selector).dispatchEvent(new CustomEvent("w:command", { bubbles: true, detail }));
  ask("p", "of somebody else");
  expect(hydrate).not.toHaveBeenCalled();

  ask("nav", "popupShow");
  island.addEventListener("w:command", (event) => asked.push((event as CustomEvent).detail));
  await hydrated();

  expect(asked).toEqual(["popupShow"]);
});

describe("does not repeat a click", () => {
  test.each([
    ["outside any control", "<p></p>", "p"],
    ["on a link that the browser follows", '<a href="https://example.org/"></a>', "a"],
    ["on a summary, which has opened", "<details><summary></summary></details>", "summary"],
    ["on a button that has sent its form", "<button></button>", "button"],
    ["on a button that has opened a popover", '<button type="button" popovertarget="p"></button>', "button"],
    ["on a checkbox, which has changed", '<input type="checkbox">', "input"],
    ["in a nested island, whose business it is", '<in-island><button type="button"></button></in-island>', "button"],
  ])("%s", async (_where, html, selector) => {
    const { heard, part, hydrated } = start(html);
    part(selector).addEventListener("click", (event) => selector === "a" && event.preventDefault());
    part(selector).click();
    await hydrated();

    expect(heard).toEqual([]);
  });

  test("that opened a link in a new tab", async () => {
    const { heard, part, hydrated } = start('<a href="#two"></a>');
    part("a").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
    await hydrated();

    expect(heard).toEqual([]);
  });

  test("that a listener outside the island has handled", async () => {
    const { heard, part, hydrated } = start('<a href="#intarsia-action"></a>');
    document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    part("a").click();
    await hydrated();

    expect(heard).toEqual([]);
  });

  test("if the island could not be hydrated", async () => {
    const { heard, part, failed } = start('<button type="button"></button>');
    part("button").click();
    await failed();

    expect(heard).toEqual([]);
  });
});

test("RUN-ANC-01 hydrates nested islands for a link to something inside, and waits for them", async () => {
  const { part, hydrate } = start('<in-island><p id="oak"></p></in-island>');
  const waitFor = vi.fn();

  part("#oak").dispatchEvent(new CustomEvent("intarsia:reveal", { bubbles: true, detail: { waitFor } }));

  expect(waitFor).toHaveBeenCalledExactlyOnceWith(hydrate.mock.results[0]?.value);
});
