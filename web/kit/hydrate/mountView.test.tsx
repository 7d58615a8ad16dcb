import { type ReactNode, useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { useEnvironment } from "../environment/environment";
import type { ElementAttributes, Slot } from "../schema/defineWidget";
import { rootOf } from "../schema/defineWidget";
import { mountView } from "./mountView";

type BoxProps = { root: (className: string) => ElementAttributes; content: Slot };

function Box({ root, content: Content }: BoxProps) {
  const [mood, setMood] = useState("calm");
  if (mood === "broken") throw new Error("the view is broken");
  const next = { calm: "boxed", boxed: "broken" }[mood] ?? "broken";
  const holder = <Content className="box__content" />;
  return (
    <div {...root("box")}>
      <button type="button" onClick={() => setMood(next)}>
        {mood}
      </button>
      {mood === "boxed" ? <section>{holder}</section> : holder}
    </div>
  );
}

/** An island as the server renders it, with `content` in its slot. */
function serverHtml(view: ReactNode): HTMLElement {
  const island = document.createElement("in-island");
  island.dataset.id = "box-1";
  island.dataset.widget_type = "box";
  island.innerHTML = renderToString(view, { identifierPrefix: "box-1-" });
  document.body.append(island);
  onTestFinished(() => island.remove());
  return island;
}

const content = `<p>Walnut</p><in-island data-id="inner">an island of its own</in-island>`;
const renderedSlot: Slot = (attributes) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the test's own text
  <div data-slot="content" {...(attributes as object)} dangerouslySetInnerHTML={{ __html: content }} />
);

async function mountedBox() {
  const island = serverHtml(<Box root={rootOf("box-1")} content={renderedSlot} />);
  const html = island.innerHTML;
  const inner = island.querySelector("[data-id=inner]");
  const unmount = mountView(Box, island, { content: { $slot: true } }, "box-1");
  // React hydrates asynchronously. It is ready when a click has an effect.
  const click = async (word: string) => {
    await vi.waitFor(() => {
      if (island.querySelector("button")?.textContent !== word) island.querySelector("button")?.click();
      expect(island.querySelector("button")?.textContent).toBe(word);
    });
  };
  return { island, html, inner, unmount, click };
}

test("keeps the nodes of a slot when the view hydrates and renders again", async () => {
  const { island, inner, unmount, click } = await mountedBox();

  await click("boxed");

  expect(island.querySelector("section p")?.textContent).toBe("Walnut");
  expect(island.querySelector("[data-id=inner]")).toBe(inner);
  unmount();
});

test("RUN-HND-09 restores the server's HTML with live slots when unmounted", async () => {
  const { island, html, inner, unmount, click } = await mountedBox();
  await click("boxed");

  unmount();

  expect(island.innerHTML).toBe(html);
  expect(island.querySelector("[data-id=inner]")).toBe(inner);
});

test("mounts an unmounted island again", async () => {
  const { island, unmount, click } = await mountedBox();
  await click("boxed");
  unmount();

  const unmountAgain = mountView(Box, island, { content: { $slot: true } }, "box-1");
  await click("boxed");

  expect(island.querySelectorAll("p")).toHaveLength(1);
  unmountAgain();
});

test("RUN-AST-05 restores the server's HTML and live slots after a crash, with one message", async () => {
  const messages = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => messages.mockRestore());
  const { island, html, inner, unmount, click } = await mountedBox();
  const reported = vi.fn();
  document.addEventListener("island:error", reported, { once: true });
  await click("boxed");

  island.querySelector("button")?.click();
  await vi.waitFor(() => expect(island.dataset.state).toBe("failed"));

  expect(island.innerHTML).toBe(html);
  expect(island.querySelector("[data-id=inner]")).toBe(inner);
  expect(reported).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      target: island,
      detail: { id: "box-1", widget_type: "box", error: new Error("the view is broken") },
    }),
  );
  expect(messages).toHaveBeenCalledOnce();
  unmount();
  expect(island.innerHTML).toBe(html);
});

test("logs nothing if a listener cancels island:error", async () => {
  const messages = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => messages.mockRestore());
  const { island, unmount, click } = await mountedBox();
  document.addEventListener("island:error", (event) => event.preventDefault(), { once: true });
  await click("boxed");

  island.querySelector("button")?.click();
  await vi.waitFor(() => expect(island.dataset.state).toBe("failed"));

  expect(messages).not.toHaveBeenCalled();
  unmount();
});

test("RUN-AST-05 restores the server's HTML if the first render crashes", async () => {
  const messages = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => messages.mockRestore());
  const island = serverHtml(<p>What the server sent</p>);
  const Broken = () => {
    throw new Error("broken from the start");
  };

  const unmount = mountView(Broken, island, {}, "box-1");
  await vi.waitFor(() => expect(island.dataset.state).toBe("failed"));

  expect(island.innerHTML).toBe("<p>What the server sent</p>");
  unmount();
});

test("recovers from a hydration mismatch without ending nested islands", async () => {
  const island = serverHtml(<Box root={rootOf("box-1")} content={renderedSlot} />);
  const inner = island.querySelector("[data-id=inner]");
  island.querySelector("button")?.replaceChildren("other words");
  const quiet = (event: Event) => event.preventDefault();
  window.addEventListener("error", quiet);
  onTestFinished(() => window.removeEventListener("error", quiet));

  const unmount = mountView(Box, island, { content: { $slot: true } }, "box-1");
  await vi.waitFor(() => expect(island.querySelector("button")?.textContent).toBe("calm"));

  expect(island.querySelector("[data-id=inner]")).toBe(inner);
  unmount();
});

test("reads language and time zone from the document around it, whatever the page's are", async () => {
  const tookOver = vi.fn();
  const EnvironmentView = ({ root }: BoxProps) => {
    useEffect(tookOver, []);
    const { locale, direction, timeZone } = useEnvironment();
    return <p {...root("environment")}>{`${locale} ${direction} ${timeZone}`}</p>;
  };
  const island = serverHtml(<p className="environment e-box-1">ar rtl Asia/Amman</p>);
  const around = document.createElement("div");
  Object.assign(around, { lang: "ar", dir: "rtl" });
  around.dataset.timeZone = "Asia/Amman";
  island.replaceWith(around);
  around.append(island);
  onTestFinished(() => around.remove());
  const messages = vi.spyOn(console, "error");
  onTestFinished(() => messages.mockRestore());

  const unmount = mountView(EnvironmentView, island, {}, "box-1");
  await vi.waitFor(() => expect(tookOver).toHaveBeenCalled());

  expect(island.textContent).toBe("ar rtl Asia/Amman");
  expect(messages).not.toHaveBeenCalled();
  unmount();
});
