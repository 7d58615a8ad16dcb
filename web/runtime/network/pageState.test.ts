import { beforeEach, expect, test } from "vitest";
import { createPageState } from "./pageState";
import type { Result } from "./post";

let calls: Record<string, string[]>[];
let answer: Partial<Result>;
let pageState: ReturnType<typeof createPageState>;

beforeEach(() => {
  calls = [];
  answer = { data: { success: true, data: { cart: { "": 3, "12": "in the cart" }, role: { "": "editor" } } } };
  pageState = createPageState(async (_action, { wanted }) => {
    calls.push(JSON.parse(wanted));
    return { ok: true, status: 200, text: "", data: undefined, ...answer };
  });
});

const PAGE =
  '<b id="count" data-page-state="cart"></b><i data-page-state="cart" data-page-state-key="12"></i>' +
  '<i data-page-state="cart" data-page-state-key="12"></i><u data-page-state="role"></u>';

/** The values that the places of the tree get. */
async function mount(html: string): Promise<unknown[]> {
  const tree = document.createElement("div");
  tree.innerHTML = html;
  const values: unknown[] = [];
  tree.addEventListener("intarsia:page-state", (event) => values.push((event as CustomEvent).detail.value));
  await pageState.mountTree(tree);
  return values;
}

test("loads the data of all places with one call, and gives each place its value", async () => {
  expect(await mount(PAGE)).toEqual([3, "in the cart", "in the cart", "editor"]);
  expect(calls).toEqual([{ cart: ["", "12"], role: [""] }]);
});

test("gives scripts that ask later the same answer", async () => {
  await mount(PAGE);

  expect(await pageState.get("cart")).toBe(3);
  expect(await pageState.get("cart", "12")).toBe("in the cart");
  expect(calls).toHaveLength(1);
});

test("asks only for new places of HTML that arrives later", async () => {
  await mount(PAGE);
  await mount('<b data-page-state="cart"></b><b data-page-state="cart" data-page-state-key="13"></b>');

  expect(calls[1]).toEqual({ cart: ["13"] });
  expect(calls).toHaveLength(2);
});

test("makes no call without a place", async () => {
  await mount("<p>For everyone</p>");

  expect(calls).toEqual([]);
});

test.each([
  ["the call fails", { ok: false, status: 500 }],
  ["the site does not know the state", { data: { success: true, data: {} } }],
  ["the answer is no JSON", { data: undefined }],
])("leaves the places as they are if %s", async (_case, given) => {
  answer = given;

  expect(await mount(PAGE)).toEqual([]);
  expect(await pageState.get("cart")).toBeUndefined();
});
