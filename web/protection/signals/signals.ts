import { writeEntry } from "../storage/entries";

/** What the page's script observed during this visit, under the names of the contract. */
export type SignalName =
  | "ct_checkjs"
  | "ct_ps_timestamp"
  | "ct_fkp_timestamp"
  | "ct_pointer_data"
  | "ct_timezone"
  | "ct_screen_info"
  | "ct_mouse_moved"
  | "ct_has_scrolled"
  | "ct_has_key_up"
  | "ct_has_input_focused"
  | "ct_checked_emails"
  | "ct_checked_emails_exist"
  | "apbct_headless"
  | "apbct_visible_fields"
  | "apbct_pixel_url"
  | "apbct_bot_detector_exist"
  | "ct_bot_detector_frontend_data_log";

export type Values = Partial<Record<SignalName, unknown>>;
export type Signals = ReturnType<typeof createSignals>;

/** `persist` stores a value where the site's cookie mode requires it. */
export function createSignals(persist: (name: SignalName, value: unknown) => void = writeEntry) {
  const values: Values = {};

  return {
    set(name: SignalName, value: unknown): void {
      if (values[name] === value) return;
      values[name] = value;
      persist(name, value);
    },
    /** All signals, by an explicit list of names, so that nothing of other scripts is sent. */
    all: (): Values => ({ ...values }),
  };
}
