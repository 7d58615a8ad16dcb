import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { shareUrl } from "../../../web/kit/links/shareUrl";
import { cssOf, enhanceIn, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { share_buttons } from ".";
import { enhance } from "./enhance";

const page = { address: "https://hollin.example/journal/glue/?a=1", title: "Glue & patience" };
const on = (id = "s") => ({ id, resources: { data: { [id]: page } } });

function onDevice(abilities: Partial<Record<"clipboard" | "share", unknown>>) {
  for (const [name, value] of Object.entries(abilities))
    Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => {
    for (const name of Object.keys(abilities)) Reflect.deleteProperty(navigator, name);
  });
}

test("W-ALL-01 RUN-HND-10 shares the page by plain links that name their services", () => {
  const { getByRole } = renderWidget(share_buttons, {}, on());
  const link = getByRole("link", { name: "Share on Facebook" });

  expect(getByRole("list", { name: "Share this page" })).toBeTruthy();
  expect(link.getAttribute("href")).toBe(
    "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fhollin.example%2Fjournal%2Fglue%2F%3Fa%3D1",
  );
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener nofollow"]);
});

test("encodes a title so that it cannot change the URL", () => {
  expect(shareUrl("email", "https://a.example/", "{url}&bcc=a@b.example\n$& %")).toBe(
    "mailto:?subject=%7Burl%7D%26bcc%3Da%40b.example%0A%24%26%20%25&body=https%3A%2F%2Fa.example%2F",
  );
});

test("copies the URL to the clipboard and announces it", async () => {
  const writeText = vi.fn(async () => {});
  const { container, getByRole } = renderWidget(share_buttons, {}, on());
  onTestFinished(enhanceIn(container, enhance));
  const user = userEvent.setup();
  onDevice({ clipboard: { writeText } });

  await user.click(getByRole("button", { name: "Copy link" }));

  expect(writeText).toHaveBeenCalledWith(page.address);
  await expect.poll(() => getByRole("status").textContent).toBe("Link copied");
});

test.each([
  ["refuses", { writeText: () => Promise.reject(new Error("no")) }],
  ["has none", undefined],
])("shows a message if the device %s", async (_how, clipboard) => {
  const { container, getByRole } = renderWidget(share_buttons, {}, on());
  onTestFinished(enhanceIn(container, enhance));
  const user = userEvent.setup();
  onDevice({ clipboard });

  await user.click(getByRole("button", { name: "Copy link" }));

  await expect.poll(() => getByRole("status").textContent).toBe("Copying the link failed");
});

test("offers the device's share dialog if there is one, and ignores its cancellation", async () => {
  expect(renderWidget(share_buttons, {}, on("x")).queryByRole("button", { name: "Share …" })).toBeNull();
  const share = vi.fn(() => Promise.reject(new DOMException("", "AbortError")));
  onDevice({ share });
  const { container, getByRole } = renderWidget(share_buttons, {}, on());
  onTestFinished(enhanceIn(container, enhance));

  await userEvent.click(getByRole("button", { name: "Share …" }));

  expect(share).toHaveBeenCalledWith({ url: page.address, title: page.title });
});

test("RUN-HND-09 stops listening when it is removed", async () => {
  const writeText = vi.fn(async () => {});
  const { container, getByRole } = renderWidget(share_buttons, {}, on());
  enhanceIn(container, enhance)();
  const user = userEvent.setup();
  onDevice({ clipboard: { writeText } });

  await user.click(getByRole("button", { name: "Copy link" }));

  expect(writeText).not.toHaveBeenCalled();
});

test("W-ALL-02 RUN-HND-08 can have smaller buttons on a smaller device", () => {
  const settings = { button_size: { size: 48, unit: "px" }, button_size_mobile: { size: 40, unit: "px" } };

  expect(cssOf(share_buttons, settings, { id: "s" })).toContain("@media (max-width:767px){.e-s{--button:40px}}");
});

test("W-ALL-04 shows visitors nothing and staff a hint without buttons", () => {
  const nothing = { services: [], show_copy: "", show_native: "" };

  expect(renderWidget(share_buttons, nothing, on()).html).toBe("");
  expect(
    renderWidget(share_buttons, nothing, { environment: { mode: "editor" } }).getByText("Add a service"),
  ).toBeTruthy();
});

test("W-ALL-03 is accessible as icons, as text and as both", async () => {
  for (const shows of ["icons", "words", "both"]) {
    const { container, unmount } = renderWidget(share_buttons, { shows }, on());
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
