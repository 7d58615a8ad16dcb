import { createHash } from "node:crypto";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { button, form, formHtml, input, page, reply, site } from "../testing";
import "../../protection/proof/findNumber";
import "./startCaptcha";

const TEXTS = JSON.stringify({ pending: "Checking", solved: "Checked", failed: "Not loaded" });
const box = (provider: string, display = "visible") =>
  `<div class="captcha" data-captcha="${provider}" data-display="${display}" data-site-key="key" data-state="waiting"
    data-texts='${TEXTS}'><input type="hidden" name="input_7" value=""><div class="captcha__widget"></div>
    <p role="status"></p></div>`;
const SEND = `<input name="input_1"><button type="submit" data-submission-type="submit">Send</button>`;
const withCaptcha = (provider: string, display?: string) =>
  formHtml({ method: "ajax", inside: box(provider, display) + SEND });

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const CHALLENGE = {
  algorithm: "SHA-256",
  challenge: hash("salt?life=3600&expires=1789000000&321"),
  maxnumber: 20_000,
  salt: "salt?life=3600&expires=1789000000&",
  signature: "s",
};
const challenge = (data: object = CHALLENGE) => ({ text: JSON.stringify(data) });
const shown = () => document.querySelector<HTMLElement>("[data-captcha]") as HTMLElement;
const status = () => shown().querySelector("[role=status]")?.textContent;

type Options = {
  sitekey: string;
  size?: string;
  callback: (token: string) => void;
  "expired-callback": () => void;
  "error-callback": () => void;
};

/** What the script of a service makes when it has loaded. */
function service(global: string, changes: object = {}) {
  const rendered: { element: HTMLElement; options: Options }[] = [];
  const api = {
    render: vi.fn((element: HTMLElement, options: Options) => {
      element.append(document.createElement("iframe"));
      return rendered.push({ element, options }) - 1;
    }),
    execute: vi.fn((widget: number) => rendered[widget]?.options.callback("token")),
    ...changes,
  };
  Object.assign(window, { [global]: api });
  onTestFinished(() => void Reflect.deleteProperty(window, global));
  return { api, rendered };
}

const use = () => input("input_1").focus();

describe("the captcha of the site itself", () => {
  test("FORM-CAPT-01 works once the form is used, says so, and is sent along", async () => {
    const { sent } = site(challenge(), reply({ confirmation_markup: "<p>Thanks</p>" }));
    page(withCaptcha("proof_of_work"));
    expect(sent).toEqual([]);
    use();
    await vi.waitFor(() => expect(shown().dataset.state).toBe("solved"), { timeout: 10_000 });
    expect(status()).toBe("Checked");
    expect(sent[0]).toMatchObject({ action: "intarsia_captcha_challenge" });
    button("Send").click();

    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(JSON.parse(atob(String(sent[1]?.fields.input_7)))).toEqual({ ...CHALLENGE, number: 321 });
  });

  test("FORM-CAPT-02 a form that is sent at once waits for it", async () => {
    const { sent } = site(challenge(), reply({ confirmation_markup: "<p>Thanks</p>" }));
    page(withCaptcha("proof_of_work", "invisible"));
    button("Send").click();

    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.fields.input_7).not.toBe("");
  });

  test("stays solved for visitors whose clock is years ahead or behind, until a minute before its life ends", async () => {
    site(challenge());
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.UTC(1999, 0, 1) });
    onTestFinished(() => void vi.useRealTimers());
    page(withCaptcha("proof_of_work"));
    use();
    await vi.waitFor(() => expect(shown().dataset.state).toBe("solved"), { timeout: 10_000 });
    vi.setSystemTime(Date.UTC(2060, 0, 1));
    await vi.advanceTimersByTimeAsync(58 * 60 * 1000);
    expect(shown().dataset.state).toBe("solved");
    await vi.advanceTimersByTimeAsync(60 * 1000);

    expect(shown().dataset.state).toBe("waiting");
  });

  test("FORM-CAPT-06 without a challenge the form is sent, and the server says what is missing", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => error.mockRestore());
    const { sent } = site({ status: 500 });
    page(withCaptcha("proof_of_work"));
    button("Send").click();

    await vi.waitFor(() => expect(sent.at(-1)?.action).toBe("gform_submit_form"));
    expect(sent.at(-1)?.fields.input_7).toBe("");
    expect(status()).toBe("Not loaded");
  });
});

describe("the work of a form without a captcha", () => {
  const work = `<span data-captcha="work"><input type="hidden" name="intarsia_proof" value=""></span>`;
  const withWork = () => formHtml({ method: "ajax", inside: work + SEND });

  test("begins once the form is used, and is sent along", async () => {
    const { sent } = site(challenge(), reply({ confirmation_markup: "<p>Thanks</p>" }));
    page(withWork());
    expect(sent).toEqual([]);
    use();
    await vi.waitFor(() => expect(input("intarsia_proof").value).not.toBe(""), { timeout: 10_000 });
    expect(sent[0]).toMatchObject({ action: "intarsia_proof_challenge" });
    button("Send").click();

    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(JSON.parse(atob(String(sent[1]?.fields.intarsia_proof)))).toEqual({ ...CHALLENGE, number: 321 });
  });

  test("delays no form if the site gives none, and reports nothing", async () => {
    const error = vi.spyOn(console, "error");
    onTestFinished(() => error.mockRestore());
    const { sent } = site({ status: 500 });
    page(withWork());
    button("Send").click();

    await vi.waitFor(() => expect(sent.at(-1)?.action).toBe("gform_submit_form"));
    expect(sent.at(-1)?.fields.intarsia_proof).toBe("");
    expect(error).not.toHaveBeenCalled();
  });
});

describe("the captcha of a service", () => {
  test("FORM-CAPT-04 its script loads with the first use, and is polled every 100 ms until it is there", async () => {
    site(reply({}));
    page(withCaptcha("turnstile"));
    const scripts = () => document.querySelectorAll('script[src^="https://challenges.cloudflare.com/"]');
    expect(scripts()).toHaveLength(0);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    use();
    await vi.waitFor(() => expect(scripts()).toHaveLength(1));
    const asked = vi.fn();
    Object.defineProperty(window, "turnstile", { configurable: true, get: asked });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveBeenCalledTimes(10);
    Reflect.deleteProperty(window, "turnstile");
    const { api, rendered } = service("turnstile");
    await vi.advanceTimersByTimeAsync(100);

    expect(api.render).toHaveBeenCalledOnce();
    expect(rendered[0]?.options.sitekey).toBe("key");
    for (const script of scripts()) script.remove();
  });

  test.each([
    ["recaptcha_v2", "grecaptcha"],
    ["turnstile", "turnstile"],
    ["hcaptcha", "hcaptcha"],
  ])("FORM-CAPT-01 %s puts its token into the form, and takes it back when it expires", async (provider, global) => {
    const { rendered } = service(global);
    page(withCaptcha(provider));
    use();
    await vi.waitFor(() => expect(rendered).toHaveLength(1));
    rendered[0]?.options.callback("solved");
    expect([input("input_7").value, status()]).toEqual(["solved", "Checked"]);
    rendered[0]?.options["expired-callback"]();

    expect([input("input_7").value, shown().dataset.state]).toEqual(["", "waiting"]);
  });

  test.each([
    ["recaptcha_v2", "grecaptcha"],
    ["turnstile", "turnstile"],
    ["hcaptcha", "hcaptcha"],
  ])(
    "FORM-CAPT-02 %s is executed before the form is sent, if it is invisible and pending",
    async (provider, global) => {
      const { sent } = site({ status: 500 });
      const { api } = service(global);
      page(withCaptcha(provider, "invisible"));
      for (const count of [1, 2]) {
        button("Send").click();
        await vi.waitFor(() => expect(sent).toHaveLength(count));
        await vi.waitFor(() => expect(window).toHaveProperty("gf_submitting_3", false));
      }

      expect(sent.map(({ fields }) => fields.input_7)).toEqual(["token", "token"]);
      expect(api.execute).toHaveBeenCalledOnce();
    },
  );

  test("FORM-CAPT-02 reCAPTCHA v3 gives a token for this form", async () => {
    const { sent } = site(reply({ confirmation_markup: "<p>Thanks</p>" }));
    const execute = vi.fn(async () => "scored");
    service("grecaptcha", { execute });
    page(withCaptcha("recaptcha_v3", "invisible"));
    button("Send").click();

    await vi.waitFor(() => expect(sent[0]?.fields.input_7).toBe("scored"));
    expect(execute).toHaveBeenCalledExactlyOnceWith("key", { action: "form_3" });
  });

  test("FORM-CAPT-05 an init error of reCAPTCHA v2 says that API keys must be valid, and marks the captcha", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => error.mockRestore());
    service("grecaptcha", {
      render: () => {
        throw new Error("Invalid site key");
      },
    });
    page(withCaptcha("recaptcha_v2"));
    use();

    await vi.waitFor(() => expect(shown().dataset.state).toBe("failed"));
    expect(error.mock.calls.join()).toContain("API keys must be valid");
    expect(status()).toBe("Not loaded");
  });

  test("FORM-CAPT-07 is rendered again after the server has rendered the form again", async () => {
    site(reply({ form_markup: withCaptcha("hcaptcha") }));
    const { rendered } = service("hcaptcha");
    page(withCaptcha("hcaptcha"));
    use();
    await vi.waitFor(() => expect(rendered).toHaveLength(1));
    button("Send").click();

    await vi.waitFor(() => expect(rendered).toHaveLength(2));
    expect(form().contains(rendered[1]?.element as HTMLElement)).toBe(true);
  });
});
