import { act, fireEvent, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { FormControl } from "./FormControl";

const CHOICES = {
  choices: { form: [{ id: 1, label: "Contact" }] },
  addUrls: { form: "/new-form/" },
  editUrls: { form: "/form/0/" },
};
const Control = () => <ControlHost of={FormControl} setting={{ label: "Form" }} value={{ id: null }} />;

/** What a tab would send that this page has opened. */
function openedTab() {
  const tab = {} as Window;
  vi.stubGlobal("open", () => tab);
  onTestFinished(() => void vi.unstubAllGlobals());
  const say = (source: Window | null, origin = location.origin) => {
    const data = { type: "intarsia:form-published", form: { id: 2, label: "Booking" } };
    const event = Object.assign(new Event("message"), { source, origin, data });
    act(() => void window.dispatchEvent(event));
  };
  return { tab, say };
}

test("a form that was published in the tab of “New form” is chosen, and one of another page is not", () => {
  const { tab, say } = openedTab();
  inEditor(<Control />, { boot: CHOICES });
  fireEvent.click(screen.getByRole("button", { name: "New form" }));

  say(window);
  say(tab, "https://evil.example");
  expect(screen.getByRole("combobox")).toHaveProperty("value", "");
  say(tab);
  expect(screen.getByRole("option", { name: "Booking" })).toHaveProperty("selected", true);
});

test("without permission to add forms there is only the list", () => {
  inEditor(<Control />, { boot: { ...CHOICES, addUrls: { form: null } } });

  expect(screen.queryByRole("button")).toBeNull();
});

test("the chosen form is edited in another tab", () => {
  inEditor(<Control />, { boot: CHOICES });
  expect(screen.queryByRole("link", { name: "Edit form" })).toBeNull();
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "1" } });
  const link = screen.getByRole("link", { name: "Edit form" });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/form/1/", "_blank"]);
});
