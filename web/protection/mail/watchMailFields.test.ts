import { beforeEach, expect, test, vi } from "vitest";
import { createSignals } from "../signals/signals";
import { createPersist } from "../storage/persist";
import { watchMailFields } from "./watchMailFields";

const call = vi.fn(async () => ({ ok: false, data: undefined }));

beforeEach(() => {
  call.mockClear();
  document.body.innerHTML = `<form>
    <input id="typed" type="email" value="a@example.org"><input id="named" name="email" value="b@example.org">
    <input id="other" name="name" value="c@example.org"><textarea id="area" name="email">d@example.org</textarea>
  </form>`;
});

test("an e-mail field is checked when it loses focus, and no other field is", async () => {
  const persist = createPersist({ mode: "none", prefix: "", isForced: () => false, save: () => {} });
  const settings = { data__email_check_before_post: 1, data__email_check_exist_post: 0 };
  watchMailFields(document, { call, settings, signals: createSignals(persist) } as never);
  const asked = async (id: string) => {
    call.mockClear();
    document.getElementById(id)?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    await vi.waitFor(() => {});
    return call.mock.calls.length;
  };

  expect([await asked("typed"), await asked("named"), await asked("other"), await asked("area")]).toEqual([1, 1, 0, 0]);
});

test("a field that was filled in and left before the script had loaded is checked; one in use or unchanged is not", async () => {
  const persist = createPersist({ mode: "none", prefix: "", isForced: () => false, save: () => {} });
  const settings = { data__email_check_before_post: 1, data__email_check_exist_post: 0 };
  const typed = document.getElementById("typed") as HTMLInputElement;
  typed.value = "ana@example.org";
  const start = () => watchMailFields(document, { call, settings, signals: createSignals(persist) } as never);

  typed.focus();
  start();
  expect(call).not.toHaveBeenCalled();

  typed.blur();
  call.mockClear();
  start();
  expect(call.mock.calls.map(([, sent]: unknown[]) => sent)).toEqual([{ email: "ana@example.org" }]);
});
