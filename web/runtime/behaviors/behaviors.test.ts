import { beforeEach, expect, test, vi } from "vitest";
import { createBehaviors } from "./behaviors";
import { element, setUp } from "./testing";

const until: AbortSignal[] = [];
const reactivate = vi.fn();
const sticky = vi.fn(async () => ({
  mount: (_element: HTMLElement, context: { until: AbortSignal }) => {
    until.push(context.until);
    return { reactivate };
  },
}));
const stretch = vi.fn(async () => ({ mount: () => {} }));

beforeEach(() => {
  until.length = 0;
  vi.clearAllMocks();
});

const start = (html: string) => {
  const made = element(html);
  const behaviors = createBehaviors(setUp().context, { sticky, stretch });
  behaviors.mountTree(document);
  return { behaviors, made };
};
const loaded = () => new Promise((resolve) => setTimeout(resolve));

test("RUN-HND-12 loads a behavior only if an element has it", async () => {
  start('<p data-behavior="sticky unheard-of">Oak</p>');
  await loaded();

  expect(sticky).toHaveBeenCalledOnce();
  expect(stretch).not.toHaveBeenCalled();
});

test("RUN-HND-02 RUN-HND-09 starts once per element, also a later one, and ends when the element is removed", async () => {
  const { behaviors } = start('<div><p data-behavior="sticky">Oak</p></div>');
  behaviors.mountTree(document);
  document.body.insertAdjacentHTML("beforeend", '<p data-behavior="sticky">Late</p>');
  behaviors.mountTree(document.body.lastElementChild as HTMLElement);
  await loaded();
  expect(until.map(({ aborted }) => aborted)).toEqual([false, false]);

  document.querySelector("div")?.remove();
  behaviors.sweep();
  expect(until.map(({ aborted }) => aborted)).toEqual([true, false]);
  behaviors.destroyTree(document);
  expect(until.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test("RUN-STK-02 throws for a method before the start, and for an unknown one", async () => {
  const { behaviors, made } = start('<p data-behavior="sticky">Oak</p>');
  expect(() => behaviors.ask(made, "sticky", "reactivate")).toThrow(
    '"reactivate" was called before sticky was started',
  );
  await loaded();

  expect(() => behaviors.ask(made, "sticky", "fly")).toThrow('There is no method "fly" of sticky.');
  expect(() => behaviors.ask(made, "sticky", "toString")).toThrow("no method");
  behaviors.ask(made, "sticky", "reactivate");
  expect(reactivate).toHaveBeenCalledOnce();
});

test("RUN-AST-05 keeps the HTML of the server if the code cannot be loaded", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const offline = new TypeError("Failed to fetch");
  sticky.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
  const { made } = start('<p data-behavior="sticky">Oak</p>');
  await loaded();

  expect(made.outerHTML).toBe('<p data-behavior="sticky">Oak</p>');
  expect(errors.mock.calls[0]?.[0]).toContain("sticky could not start");
});

test("RUN-AST-05 retries once, and again for the next element", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const offline = new TypeError("Failed to fetch");
  sticky.mockRejectedValueOnce(offline);
  const { behaviors, made } = start('<p data-behavior="sticky">Oak</p>');
  await loaded();
  behaviors.ask(made, "sticky", "reactivate");
  expect(errors).not.toHaveBeenCalled();

  sticky.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
  document.body.insertAdjacentHTML("beforeend", '<p data-behavior="sticky">Elm</p><p data-behavior="sticky">Yew</p>');
  const [elm, yew] = [...document.querySelectorAll<HTMLElement>("p")].slice(-2) as [HTMLElement, HTMLElement];
  behaviors.mountTree(elm);
  await loaded();
  expect(errors).toHaveBeenCalledOnce();
  behaviors.mountTree(yew);
  await loaded();
  behaviors.ask(yew, "sticky", "reactivate");
});
