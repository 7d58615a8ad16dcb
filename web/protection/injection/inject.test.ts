import { ReadableStream } from "node:stream/web";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inject, reattach } from "./inject";
import { OTHERS } from "./others";
import { PATTERNS, REATTACHED } from "./patterns";
import { type Field, withField } from "./withField";

const TOKEN = "ab".repeat(32);
const token: Field = { name: "ct_bot_detector_event_token", value: TOKEN };
const WRAPPED = `data%5Bct_bot_detector_event_token%5D=${TOKEN}`;
const plain = { marker: "", by: "xhr" } as const;

let sent: unknown[];
let fetched: [unknown, RequestInit | undefined][];
let view: Window & typeof globalThis;
let untouched: { open: unknown; send: unknown; fetch: unknown };

beforeEach(() => {
  document.body.innerHTML = "";
  sent = [];
  fetched = [];
  class Xhr {
    open(..._args: unknown[]) {}
    send(body: unknown) {
      sent.push(body);
    }
  }
  const fetch = async (input: unknown, init?: RequestInit) => {
    fetched.push([input, init]);
    return new Response("{}");
  };
  view = { document, XMLHttpRequest: Xhr, fetch } as never;
  untouched = { open: Xhr.prototype.open, send: Xhr.prototype.send, fetch };
});
afterEach(() => vi.restoreAllMocks());

const show = (html: string, field: Field | undefined = token) => {
  document.body.innerHTML = html;
  inject(view, () => field);
};
function post(url: string, body: unknown): unknown {
  const xhr = new view.XMLHttpRequest();
  xhr.open("POST", url);
  xhr.send(body as never);
  return sent.at(-1);
}
const UPLOAD = "<div class='wfu_container'></div>";
const CHECKOUT = "<form class='wc-block-checkout__form'></form>";

test("lists the same markers as the patterns in the page's script", () => {
  const markers = [...PATTERNS.map(({ marker }) => marker), REATTACHED].join(", ").split(", ");

  expect(OTHERS.split(", ").sort()).toEqual([...new Set(markers)].sort());
});

test("leaves the page's functions unchanged without any of these plugins", () => {
  show("<form method='post'><input name='a'></form>");

  const { open, send } = view.XMLHttpRequest.prototype;
  expect([open, send, view.fetch]).toEqual([untouched.open, untouched.send, untouched.fetch]);
});

test.each([
  [UPLOAD, "/ajax", "action=wfu_ajax_action_ask_server&x=1"],
  ["<div id='newAppointmentForm'></div>", "/ajax", "action=booked_add_appt&x=1"],
])("PROT-TOK-02 adds the token to uploads, bookings and stock, by XHR", (page, url, body) => {
  show(page);

  expect(post(url, body)).toBe(`${body}&${WRAPPED}`);
});

test.each([
  ["<div class='mailpoet_form'></div>", "/ajax", "action=mailpoet&x=1"],
  ["<div class='ur-frontend-form'></div>", "/ajax", "action=user_registration&ur_frontend_form_nonce=1"],
  ["<a class='add_to_cart_button'></a>", "/?wc-ajax=add_to_cart", "product_id=7"],
  ["<div id='buddypress'></div>", "/ajax", "action=new_activity_comment&x=1"],
])("PROT-TOK-03 PROT-TOK-05 adds the token to jQuery requests: sign-ups, lists, activity, cart", (page, url, body) => {
  show(page);

  expect(post(url, body)).toBe(`${body}&${WRAPPED}`);
});

test("PROT-TOK-04 adds the token to a form plugin's path, by fetch", async () => {
  show("<div class='mf-form-wrapper'></div>");
  const body = new FormData();
  body.append("mf-name", "Ana");
  await view.fetch("/wp-json/metform/v1/entries", { method: "POST", body, headers: { "X-Own": "1" } });

  const init = fetched[0]?.[1] as RequestInit;
  expect([...(init.body as FormData)]).toEqual([
    ["mf-name", "Ana"],
    [token.name, TOKEN],
  ]);
  expect(init.headers).toEqual({ "X-Own": "1" });
});

test("PROT-TOK-05 adds the token itself to the store's cart and checkout", async () => {
  show(`${CHECKOUT}<a class='add_to_cart_button'></a>`);
  const adding = { requests: [{ path: "/wc/store/v1/cart/add-item", data: { id: 7 } }] };
  await view.fetch("/wp-json/wc/store/v1/batch", { method: "POST", body: JSON.stringify(adding) });
  await view.fetch("/wp-json/wc/store/v1/checkout", { method: "POST", body: '{"billing":{"city":"Ulm"}}' });

  const [cart, checkout] = fetched.map(([, init]) => JSON.parse(String(init?.body)));
  expect(cart.requests[0].data).toEqual({ id: 7, event_token: TOKEN });
  expect(checkout).toEqual({ billing: { city: "Ulm" }, data: { event_token: TOKEN } });
});

test("PROT-TOK-01 PROT-TOK-07 adds the no-cookie field without a token, but no empty one", () => {
  show(UPLOAD, { name: "ct_no_cookie_hidden_field", value: "_ct_no_cookie_data_e30=" });
  expect(post("/ajax", "action=wfu_ajax_action_ask_server")).toContain("data%5Bct_no_cookie_hidden_field%5D=_ct");

  show(UPLOAD, { ...token, value: "" });
  const body = new URLSearchParams({ action: "other" });
  expect(post("/ajax", body)).toBe(body);
});

test("PROT-TOK-06 leaves the body of payments, captchas and streams unchanged", async () => {
  show(`${UPLOAD}${CHECKOUT}`);
  const payment = new FormData();
  payment.append("card", "4242");
  const captcha = new Uint8Array([1, 2, 3]).buffer;
  const stream = new ReadableStream();
  expect(post("https://pay.example/v1/tokens", payment)).toBe(payment);
  expect(post("https://captcha.example/verify", captcha)).toBe(captcha);
  const options = { method: "POST", body: stream, duplex: "half" } as never;
  await view.fetch("https://stream.example/events", options);
  await view.fetch("https://stream.example/events");
  const request = new Request("https://pay.example/wc/store/v1/checkout", { method: "POST", body: "{}" });
  await view.fetch(request);

  expect(fetched[0]?.[1]).toBe(options);
  expect(fetched.map(([input]) => input)).toEqual([
    "https://stream.example/events",
    "https://stream.example/events",
    request,
  ]);
});

test("PROT-TOK-09 preserves other values in text, pairs, forms and JSON, and other kinds of bodies", () => {
  const form = new FormData();
  form.append("file", new File(["x"], "a.txt"));
  const withFile = withField(form, token, plain);
  const blob = new Blob(["x"]);

  expect(withField("a=1", token, plain)).toBe(`a=1&${token.name}=${TOKEN}`);
  expect(String(withField(new URLSearchParams("a=1"), token, plain))).toBe(`a=1&${token.name}=${TOKEN}`);
  expect((withFile.get("file") as File).name).toBe("a.txt");
  expect(form.has(token.name)).toBe(false);
  expect(JSON.parse(withField('{"a":[1]}', token, plain))).toEqual({ a: [1], [token.name]: TOKEN });
  for (const body of [blob, null, undefined, "--boundary\r\nContent-Disposition", "plain words"]) {
    expect(withField(body, token, plain)).toBe(body);
  }
});

test("PROT-TOK-09 never throws at the caller, whatever the body and whatever fails", () => {
  show(CHECKOUT + UPLOAD);
  const broken = '{"action=wfu_ajax_action_ask_server';
  expect(post("/ajax", broken)).toBe(broken);

  inject(view, () => {
    throw new Error("storage");
  });
  expect(() => post("/ajax", "action=wfu_ajax_action_ask_server")).not.toThrow();
});

test("PROT-TOK-08 restores only a complete token in booking forms", () => {
  document.body.innerHTML = "<form class='latepoint-form'></form>";
  reattach(document, "ab");
  expect(document.querySelector("input")).toBeNull();
  reattach(document, TOKEN);

  expect(document.querySelector<HTMLInputElement>(`[name=${token.name}]`)?.value).toBe(TOKEN);
});
