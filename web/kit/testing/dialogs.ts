import { afterAll, beforeAll } from "vitest";

/**
 * jsdom does not implement dialogs. Like browsers, this moves focus to the first focusable element and fires the
 * event afterwards.
 */
export function withDialogs(): void {
  const original = { showModal: HTMLDialogElement.prototype.showModal, close: HTMLDialogElement.prototype.close };
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
  afterAll(() => void Object.assign(HTMLDialogElement.prototype, original));
}
