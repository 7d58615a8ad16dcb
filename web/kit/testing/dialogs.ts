import { afterAll, beforeAll } from "vitest";

/** jsdom opens and closes no dialogs. As browsers do: focus goes to the first thing inside, the event comes afterwards. */
export function withDialogs(): void {
  const own = { showModal: HTMLDialogElement.prototype.showModal, close: HTMLDialogElement.prototype.close };
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>("button, a[href], input")?.focus();
    };
    HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event("close"));
    };
  });
  afterAll(() => void Object.assign(HTMLDialogElement.prototype, own));
}
