import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { violations } from "../../kit/testing/renderWidget";
import { Dialog, Popover } from "./layers";
import { Dialog as DialogOnDemand } from "./onDemand";

function WithPopover({ name, children }: { name: string; children?: React.ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button ref={button} type="button" onClick={() => setOpen(!isOpen)}>
        Open {name}
      </button>
      {isOpen && (
        <Popover id={name} label={name} origin={button} onClose={() => setOpen(false)}>
          <input aria-label={`Field of ${name}`} data-first />
          {children}
        </Popover>
      )}
    </>
  );
}

function WithDialog({ children }: { children?: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open dialog
      </button>
      {isOpen && (
        <Dialog title="Shortcuts" onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const dialogs = () => screen.queryAllByRole("dialog").map((one) => one.getAttribute("aria-label") ?? "Shortcuts");
const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

test("Escape closes only the topmost layer, and each returns focus", async () => {
  render(
    <WithDialog>
      <WithPopover name="Font" />
    </WithDialog>,
  );
  await press("Open dialog");
  await press("Open Font");
  expect(focused()).toBe("Field of Font");

  await userEvent.keyboard("{Escape}");
  expect([dialogs(), focused()]).toEqual([["Shortcuts"], "Open Font"]);
  await userEvent.keyboard("{Escape}");
  expect(dialogs()).toEqual([]);
  await vi.waitFor(() => expect(focused()).toBe("Open dialog"));
});

test("a dialog keeps focus inside, and nothing around it can be reached", async () => {
  render(
    <WithDialog>
      <input aria-label="Last" />
    </WithDialog>,
  );
  await press("Open dialog");
  expect(screen.queryByRole("button", { name: "Open dialog" })).toBeNull();
  expect(await violations(screen.getByRole("dialog", { name: "Shortcuts" }))).toEqual([]);
  const seen = [];
  for (let times = 0; times < 4; times++) {
    await userEvent.tab();
    seen.push(focused());
  }

  expect(seen).toEqual(["Close", "Last", "Close", "Last"]);
  expect(screen.getByTitle("Close")).toBe(screen.getByRole("button", { name: "Close" }));
  await press("Close");
  expect(screen.getByRole("button", { name: "Open dialog" })).toBeTruthy();
});

test("a press outside closes a popover, a press in a popover above it does not", async () => {
  render(
    <WithPopover name="Font">
      <WithPopover name="Source" />
    </WithPopover>,
  );
  await press("Open Font");
  await press("Open Source");
  fireEvent.pointerDown(screen.getByLabelText("Field of Source"));
  expect(dialogs()).toEqual(["Font", "Source"]);

  fireEvent.pointerDown(screen.getByLabelText("Field of Font"));
  expect(dialogs()).toEqual(["Font"]);
  fireEvent.pointerDown(document.body);
  expect(dialogs()).toEqual([]);
});

test("Tab past the end of a popover closes it and continues after its button", async () => {
  render(
    <>
      <WithPopover name="Font" />
      <button type="button">Next</button>
    </>,
  );
  await press("Open Font");
  await userEvent.tab();
  expect([dialogs(), focused()]).toEqual([[], "Next"]);
});

test.each([
  ["de", "Schließen"],
  ["fr", "Rejeter"],
])("the texts of the library are in the language of the admin: %s", async (language, text) => {
  document.documentElement.lang = language;
  onTestFinished(() => document.documentElement.removeAttribute("lang"));
  render(<WithPopover name="Font" />);
  await press("Open Font");
  expect(screen.getByRole("button", { name: text })).toBeTruthy();
});

test("a layer that opens before its file has loaded appears as soon as it has", async () => {
  render(
    <DialogOnDemand title="Shortcuts" onClose={() => {}}>
      All of them
    </DialogOnDemand>,
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  expect((await screen.findByRole("dialog", { name: "Shortcuts" })).textContent).toContain("All of them");
});
