import { screen } from "@testing-library/dom";
import { beforeEach, expect, test, vi } from "vitest";
import { withDialogs } from "../testing/dialogs";

withDialogs();

beforeEach(() => {
  document.body.innerHTML = "";
  // jsdom has no constructed stylesheets.
  Object.assign(document, { adoptedStyleSheets: [] });
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync() {}
    },
  );
  vi.resetModules();
});

test("shows a message with its name, and is gone once it was read", async () => {
  const { alertDialog } = await import("./alertDialog");
  const closed = vi.fn();
  const dismissed = alertDialog("The door is closed.", "Understood").then(closed);
  const dialog = screen.getByRole("alertdialog", { name: "The door is closed." });
  expect(dialog.hasAttribute("open")).toBe(true);
  const button = screen.getByRole("button", { name: "Understood" });
  expect(document.activeElement).toBe(button);
  await Promise.resolve();
  expect(closed).not.toHaveBeenCalled();
  button.click();
  await dismissed;
  expect(document.querySelector("dialog")).toBeNull();
});

test("each of several messages has its own name, and the style is loaded once", async () => {
  const { alertDialog } = await import("./alertDialog");
  void alertDialog("One.", "Close");
  void alertDialog("Two.", "Close");
  expect(screen.getByRole("alertdialog", { name: "One." })).not.toBe(screen.getByRole("alertdialog", { name: "Two." }));
  expect(document.adoptedStyleSheets).toHaveLength(1);
});
