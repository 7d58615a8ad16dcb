import { expect, test, vi } from "vitest";
import { interaction } from "./interaction";

function start(html: string) {
  document.body.innerHTML = `<in-island>${html}</in-island>`;
  const visit = new AbortController();
  const hydrate = vi.fn(async () => "hydrated" as const);
  interaction(document.body.firstElementChild as HTMLElement, hydrate, visit.signal, {} as never);
  return { hydrate, inside: document.querySelector("in-island *") as HTMLElement, leave: () => visit.abort() };
}

test.each([
  ["points at", new Event("pointerover", { bubbles: true })],
  ["focuses", new FocusEvent("focusin", { bubbles: true })],
  ["touches", new Event("touchstart", { bubbles: true })],
  ["clicks", new MouseEvent("click", { bubbles: true })],
])("hydrates when the visitor %s something inside", (_what, event) => {
  const { hydrate, inside } = start('<button type="button">Menu</button>');
  expect(hydrate).not.toHaveBeenCalled();

  inside.dispatchEvent(event);
  expect(hydrate).toHaveBeenCalledOnce();
});

test("does not hydrate for events elsewhere", () => {
  const { hydrate } = start("<p></p>");
  document.body.click();

  expect(hydrate).not.toHaveBeenCalled();
});

test("RUN-HND-09 stops listening when the island is hydrated or removed", () => {
  const { hydrate, inside, leave } = start("<p></p>");
  leave();
  inside.click();

  expect(hydrate).not.toHaveBeenCalled();
});
