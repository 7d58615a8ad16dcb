import { expect, onTestFinished, test, vi } from "vitest";
import { button, events, form, formHtml, input, page, reply, site } from "../testing";
import "./startCard";
import "./testCards";
import "./stripe";

const TEXTS = JSON.stringify({ number: "Check the number", test: "Only test cards", type: "Not accepted" });
const part = (name: string) => `<input data-part="${name}" id="card_${name}" autocomplete="cc-${name}">`;
const box = (provider: string, more = "") => `
  <div data-field="7"><div data-payment="${provider}" data-accepted="visa mastercard" data-options='{"key":"pk"}'
    data-state="empty" data-texts='${TEXTS}' ${more}>
    <input type="hidden" name="input_7" value=""><ul><li data-card-type="visa">Visa</li></ul>
    <div data-part="frame"></div>${["number", "expiry", "code", "name"].map(part).join("")}
    <p class="card__kept"><span class="card__name"></span><button type="button" class="card__change">Change</button></p>
    <p class="card__error" id="card_error" hidden></p></div></div>`;
const SEND = `<input name="input_1"><button type="submit" data-submission-type="submit">Send</button>`;
const withCard = (provider = "test", more = "") => formHtml({ method: "ajax", inside: box(provider, more) + SEND });

const DONE = reply({ confirmation_markup: "<p>Thanks</p>" });
const cardInput = (name: string) => document.querySelector(`input[data-part=${name}]`) as HTMLInputElement;
const errorText = () => {
  const error = document.querySelector<HTMLElement>(".card__error");
  return error?.hidden ? "" : error?.textContent;
};

function type(card: Record<string, string>) {
  for (const [name, value] of Object.entries(card)) {
    const typed = cardInput(name);
    typed.value = value;
    typed.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

const CARD = { number: "4242424242424242", expiry: "1231", code: "123", name: "Ana Berg" };

test("FORM-CARD-03 a card is sent as a token: not its number, nor its code", async () => {
  const { sent } = site(DONE);
  page(withCard());
  cardInput("number").focus();
  await vi.waitFor(() => expect(form().dataset.activeForm).toBe("true"));
  type(CARD);
  button("Send").click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));

  expect(sent[0]?.fields.input_7).toBe("test_visa_4242_approved Visa 4242");
  expect(JSON.stringify(sent.map(({ fields }) => fields))).not.toMatch(/4242 ?4242|123|1231|Ana Berg/);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/4242|1231|Ana Berg/);
});

test("FORM-CARD-02 shows the type of the card while it is typed, grouped as on the card", async () => {
  page(withCard());
  cardInput("number").focus();
  await vi.waitFor(() => {
    type({ number: "42424" });
    expect(cardInput("number").value).toBe("4242 4");
  });

  expect(document.querySelector("[data-card-type=visa]")?.getAttribute("aria-current")).toBe("true");
});

test.each([
  ["Check the number", "4242424242424241"],
  ["Not accepted", "378282246310005"],
  ["Only test cards", "4012888888881881"],
])("FORM-CARD-02 “%s”: the form is not sent, and the input says why", async (text, number) => {
  const { sent } = site(DONE);
  const aborted = events("gform/submission/submission_aborted");
  page(withCard());
  type({ ...CARD, number, code: number.startsWith("37") ? "1234" : "123" });
  button("Send").click();
  await vi.waitFor(() => expect(errorText()).toBe(text));

  expect([sent, aborted.length]).toEqual([[], 1]);
  expect(document.activeElement).toBe(cardInput("number"));
  expect(cardInput("number").getAttribute("aria-describedby")).toBe("card_error");
});

test("an empty card is left to the server, which knows whether something is to be paid", async () => {
  const { sent } = site(DONE);
  page(withCard());
  button("Send").click();

  await vi.waitFor(() => expect(sent[0]?.fields.input_7).toBe(""));
});

test("FORM-CARD-03 page scripts and rules do not learn what is typed", async () => {
  page(withCard());
  cardInput("number").focus();
  await vi.waitFor(() => expect(form().dataset.activeForm).toBe("true"));
  const heard = vi.fn();
  form().addEventListener("input", heard);
  await vi.waitFor(() => {
    heard.mockClear();
    type({ number: "4242" });
    expect(heard).not.toHaveBeenCalled();
  });
});

test("FORM-CARD-03 nothing that was typed is lost when a card is declined", async () => {
  const declined = formHtml({ method: "ajax", inside: box("test") + SEND }).match(
    /<div class="gform_wrapper[\s\S]*<\/form>\s*<\/div>/,
  )?.[0];
  const { sent } = site(reply({ is_valid: false, form_markup: declined }), DONE);
  page(withCard());
  type({ ...CARD, number: "4000000000000002" });
  button("Send").click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.fields.input_7).toBe("test_visa_0002_card_declined Visa 0002");

  await vi.waitFor(() => expect(document.querySelector("[data-state=empty]")).not.toBeNull());
  expect(cardInput("name").value).toBe("Ana Berg");
});

/** What Stripe's script makes. */
function stripe(answers: { paymentMethod?: object; error?: object }, next: object = {}) {
  const changes: ((change: { empty: boolean }) => void)[] = [];
  const card = {
    mount: vi.fn(),
    on: (_name: string, listen: (change: { empty: boolean }) => void) => changes.push(listen),
  };
  const api = {
    elements: () => ({ create: () => card }),
    createPaymentMethod: vi.fn(async () => answers),
    handleNextAction: vi.fn(async () => next),
  };
  window.Stripe = vi.fn(() => api) as never;
  onTestFinished(() => void Reflect.deleteProperty(window, "Stripe"));
  return { api, card, changes };
}

test("FORM-CARD-01 Stripe's frame takes the card, and its token is sent", async () => {
  const { sent } = site(DONE);
  const { api, card, changes } = stripe({ paymentMethod: { id: "pm_1", card: { brand: "visa", last4: "4242" } } });
  page(withCard("stripe"));
  input("input_1").focus();
  await vi.waitFor(() => expect(card.mount).toHaveBeenCalledWith(document.querySelector("[data-part=frame]")));
  changes[0]?.({ empty: false });
  type({ name: "Ana Berg" });
  button("Send").click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));

  expect(sent[0]?.fields.input_7).toBe("pm_1 Visa 4242");
  expect(api.createPaymentMethod).toHaveBeenCalledWith({ type: "card", card, billing_details: { name: "Ana Berg" } });
});

test("FORM-CARD-01 a refusal of Stripe is shown as it is", async () => {
  const { sent } = site(DONE);
  const { card, changes } = stripe({ error: { message: "Your card number is incomplete." } });
  page(withCard("stripe"));
  input("input_1").focus();
  await vi.waitFor(() => expect(card.mount).toHaveBeenCalled());
  changes[0]?.({ empty: false });
  type({ name: "Ana Berg" });
  button("Send").click();

  await vi.waitFor(() => expect(errorText()).toBe("Your card number is incomplete."));
  expect(sent).toEqual([]);
});

test("FORM-CARD-01 a payment that the bank has confirmed is sent by itself", async () => {
  const { sent } = site(DONE);
  const { api } = stripe({});
  const waiting = withCard("stripe", 'data-action="pi_secret"').replace(
    'name="input_7" value=""',
    'name="input_7" value="pm_1 Visa 4242"',
  );
  page(waiting);
  input("input_1").focus();
  await vi.waitFor(() => expect(sent).toHaveLength(1));

  expect(api.handleNextAction).toHaveBeenCalledWith({ clientSecret: "pi_secret" });
  expect(sent[0]?.fields.input_7).toBe("pm_1 Visa 4242");
});
