import { createElement, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setUp } from "../behaviors/testing";
import { createIslands } from "./islands";

let log: string[];
let errors: ReturnType<typeof vi.spyOn>;
let stopWatching = () => {};

beforeEach(() => {
  log = [];
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  stopWatching();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

/** Modules that record their calls. `/broken.js` cannot be loaded. */
const importer = vi.fn(async (address: string) => {
  if (address.startsWith("/broken.js")) throw new TypeError("Failed to fetch");
  return {
    mount(_container: HTMLElement, _settings: object, id: string) {
      log.push(`mount ${id}`);
      return () => log.push(`unmount ${id}`);
    },
  };
});

function page(html: string, importModule: (address: string) => Promise<unknown> = importer) {
  document.body.innerHTML = html;
  const islands = createIslands(setUp().context.viewport, importModule);
  stopWatching = islands.watchRemovals(document);
  islands.mountTree(document);
  return islands;
}

const island = (id: string, inner = "<p>server</p>", attributes = 'data-hydrate="load" data-src="/tabs.js"') =>
  `<in-island data-id="${id}" data-widget_type="tabs" ${attributes}>${inner}</in-island>`;

const find = (id: string) => document.querySelector(`[data-id="${id}"]`) as HTMLElement;
const states = () => [...document.querySelectorAll<HTMLElement>("in-island")].map(({ dataset }) => dataset.state);
/** Long enough for every promise of the runtime; no test waits for time. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("hydration", () => {
  test("RUN-HND-03 passes element, settings and id to an island's module", async () => {
    const mount = vi.fn(() => () => {});
    page(island("t-1", "", `data-hydrate="load" data-src="/tabs.js" data-settings='{"gap": 0}'`), async () => ({
      mount,
    }));
    await settled();

    expect(mount).toHaveBeenCalledExactlyOnceWith(find("t-1"), { gap: 0 }, "t-1");
    expect(states()).toEqual(["hydrated"]);
  });

  test("RUN-HND-02 mounts an element once, however often its tree is mounted", async () => {
    const islands = page(island("t-1"));
    islands.mountTree(document);
    await settled();
    islands.mountTree(document.body);
    islands.mountTree(find("t-1"));
    await settled();

    expect(log).toEqual(["mount t-1"]);
  });

  test.each([
    ["without code", 'data-hydrate="load"'],
    ["with an unknown moment", 'data-hydrate="someday" data-src="/tabs.js"'],
    ["with a moment that only objects have", 'data-hydrate="constructor" data-src="/tabs.js"'],
    ["without a moment", 'data-src="/tabs.js"'],
    ["that is never hydrated", 'data-hydrate="never" data-src="/tabs.js"'],
  ])("RUN-HND-02 leaves an element %s unchanged", async (_what, attributes) => {
    const html = island("t-1", "<p>server</p>", attributes);
    page(html);
    await settled();

    expect(document.body.innerHTML).toBe(html);
    expect(errors).not.toHaveBeenCalled();
    expect(log).toEqual([]);
  });

  test("RUN-HND-12 RUN-AST-04 fetches code only for islands that are due", async () => {
    importer.mockClear();
    page(
      island("a", "", 'data-hydrate="load" data-src="/tabs.js"') +
        island("b", "<p></p>", 'data-hydrate="interaction" data-src="/menu.js"') +
        island("c", "", 'data-hydrate="never" data-src="/text.js"'),
    );
    await settled();

    expect(importer.mock.calls).toEqual([["/tabs.js"]]);
  });
});

describe("nested islands", () => {
  test("hydrate the outer island first, even if its code arrives last", async () => {
    let arrive = () => {};
    const slow = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    page(island("outer", island("inner"), 'data-hydrate="load" data-src="/slow.js"'), async (address) => {
      if (address === "/slow.js") await slow;
      return importer(address);
    });
    await settled();
    expect(log).toEqual([]);

    arrive();
    await settled();
    expect(log).toEqual(["mount outer", "mount inner"]);
  });

  test("hydrate their outer islands when they are due", async () => {
    const lazy = 'data-hydrate="interaction" data-src="/tabs.js"';
    page(island("a", island("b", `<div>${island("c")}</div>`, lazy), lazy));
    await settled();

    expect(log).toEqual(["mount a", "mount b", "mount c"]);
  });

  test("do not wait for an outer island that is never hydrated or fails", async () => {
    page(
      island("a", island("b"), 'data-hydrate="never" data-src="/x.js"') +
        island("c", island("d"), 'data-hydrate="load" data-src="/broken.js"'),
    );
    await settled();

    expect(log.sort()).toEqual(["mount b", "mount d"]);
    expect(states()).toEqual([undefined, "hydrated", "failed", "hydrated"]);
  });

  test("are not hydrated if the outer island replaces them", async () => {
    page(island("outer", island("inner")), async () => ({
      mount(container: HTMLElement, _settings: object, id: string) {
        log.push(`mount ${id}`);
        container.innerHTML = "";
        return () => {};
      },
    }));
    await settled();

    expect(log).toEqual(["mount outer"]);
  });
});

describe("an island that fails keeps the server's HTML", () => {
  const broken = island("t-1", "<p>server</p>", 'data-hydrate="load" data-src="/broken.js"');

  test("RUN-AST-05 and is marked and reported after one retry", async () => {
    importer.mockClear();
    const heard: CustomEvent[] = [];
    document.addEventListener("island:error", (event) => heard.push(event as CustomEvent), { once: true });
    page(broken);
    await settled();

    expect(importer.mock.calls).toEqual([["/broken.js"], ["/broken.js?retry"]]);
    expect(find("t-1").innerHTML).toBe("<p>server</p>");
    expect(states()).toEqual(["failed"]);
    expect(heard[0]).toMatchObject({
      target: find("t-1"),
      detail: { id: "t-1", widget_type: "tabs", error: new TypeError("Failed to fetch") },
    });
    expect(errors).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^\[island\] tabs /),
      new TypeError("Failed to fetch"),
    );
  });

  test("without a console message if the event is canceled", async () => {
    document.addEventListener("island:error", (event) => event.preventDefault(), { once: true });
    page(broken);
    await settled();

    expect(errors).not.toHaveBeenCalled();
    expect(states()).toEqual(["failed"]);
  });

  test("and does not retry when the tree is mounted again", async () => {
    const islands = page(broken);
    await settled();
    importer.mockClear();
    islands.mountTree(document);
    await settled();

    expect(importer).not.toHaveBeenCalled();
  });

  test.each<[string, string, object]>([
    ["whose settings are garbled", "data-settings='{'", { mount: () => () => {} }],
    ["whose module mounts nothing", "", {}],
    [
      "whose code crashes",
      "",
      {
        mount() {
          throw new Error("crash");
        },
      },
    ],
  ])("as does one %s, and the others continue", async (_what, attribute, module) => {
    const bad = island("bad", "<p>server</p>", `data-hydrate="load" data-src="/bad.js" ${attribute}`);
    page(bad + island("good"), async (address) => (address === "/bad.js" ? module : importer(address)));
    await settled();

    expect(states()).toEqual(["failed", "hydrated"]);
    expect(find("bad").innerHTML).toBe("<p>server</p>");
    expect(log).toEqual(["mount good"]);
  });
});

describe("RUN-HND-09 HTML that is added and removed", () => {
  test("starts islands in a tree with mountTree, including the tree itself", async () => {
    const islands = page("<main></main>");
    const main = document.querySelector("main") as HTMLElement;
    main.innerHTML = `<section>${island("a")}</section>${island("b")}`;
    await settled();
    expect(log).toEqual([]);

    islands.mountTree(main.firstElementChild as HTMLElement);
    islands.mountTree(find("b"));
    await settled();
    expect(log).toEqual(["mount a", "mount b"]);
  });

  test("ends removed islands, inner ones first", async () => {
    page(`<section>${island("outer", island("inner"))}</section>${island("stays")}`);
    await settled();
    document.querySelector("section")?.remove();
    await settled();

    expect(log.slice(3)).toEqual(["unmount inner", "unmount outer"]);
  });

  test("keeps islands that are only moved", async () => {
    page(`<section>${island("a")}</section><aside></aside>`);
    await settled();
    document.querySelector("aside")?.append(find("a"));
    await settled();

    expect(log).toEqual(["mount a"]);
  });

  test("keeps islands that are prepared outside the page", async () => {
    const islands = page(`<p></p>${island("other")}`);
    const prepared = document.createElement("div");
    prepared.innerHTML = island("a", "<p></p>", 'data-hydrate="interaction" data-src="/tabs.js"');
    islands.mountTree(prepared);
    document.querySelector("p")?.remove();
    await settled();
    document.body.append(prepared);
    find("a").click();
    await settled();

    expect(log).toEqual(["mount other", "mount a"]);
  });

  test("ends the islands of a tree with destroyTree, and can mount it again", async () => {
    const islands = page(island("a", island("b")) + island("c"));
    await settled();
    log = [];

    islands.destroyTree(find("a"));
    islands.destroyTree(find("a"));
    expect(log).toEqual(["unmount b", "unmount a"]);
    expect(states()).toEqual([undefined, undefined, "hydrated"]);

    islands.mountTree(document);
    await settled();
    expect(log.slice(2)).toEqual(["mount a", "mount b"]);
  });

  test("does not mount an island that is removed while its code loads, and leaves no timer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let arrive: (module: unknown) => void = () => {};
    page(
      island("a"),
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    find("a").remove();
    await Promise.resolve();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();

    arrive(await importer("/tabs.js"));
    await settled();
    expect(log).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
  });

  test("stops listening for an island that is removed before an interaction", async () => {
    page(island("a", "<p></p>", 'data-hydrate="interaction" data-src="/tabs.js"'));
    const gone = find("a");
    gone.remove();
    await settled();
    gone.click();
    await settled();

    expect(log).toEqual([]);
  });

  test("continues with others if one fails to end", async () => {
    const islands = page(island("a") + island("b"), async () => ({
      mount: (_container: HTMLElement, _settings: object, id: string) => () => {
        if (id === "b") throw new Error("oh");
        log.push(`unmount ${id}`);
      },
    }));
    await settled();
    islands.destroyTree(document);

    expect(log).toEqual(["unmount a"]);
    expect(errors).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("[island] tabs"), new Error("oh"));
  });
});

test("RUN-HND-10 renders a React view completely on the server, and counts the click that hydrates it", async () => {
  function Counter({ start }: { start: number }) {
    const [count, setCount] = useState(start);
    return createElement("button", { type: "button", onClick: () => setCount(count + 1) }, `Clicked ${count}`);
  }
  const view = createElement(Counter, { start: 5 });
  page(island("c", renderToString(view), 'data-hydrate="interaction" data-src="/counter.js"'), async () => ({
    mount(container: HTMLElement) {
      const root = hydrateRoot(container, view);
      return () => root.unmount();
    },
  }));
  const button = document.querySelector("button") as HTMLButtonElement;
  expect(button.textContent).toBe("Clicked 5");

  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe("Clicked 6"));
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe("Clicked 7"));
  expect(errors).not.toHaveBeenCalled();
});
