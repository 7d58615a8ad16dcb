import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { image as resource, violations } from "../../../kit/testing/renderWidget";
import { loadLayers } from "../../layers/onDemand";
import type { Rejection } from "../../saving/api";
import { inEditor } from "../../testing/inEditor";
import { focalPointServer } from "../../testing/library";
import { loadCatalog } from "../../texts/gettext";
import { FocalPointButton } from "./FocalPointButton";
import type { FocalPoint } from "./focalPoint";

beforeAll(() => loadLayers());
// jsdom has no layout: the frame is 200 × 100 pixels, a fifth of the image.
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { setPointerCapture() {} });
  const rect = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 100));
  return () => rect.mockRestore();
});

const STORED = { x: 300, y: 200, width: 100, height: 80 };

async function opened({ stored = STORED, api = {} }: { stored?: FocalPoint | null; api?: object } = {}) {
  const server = { ...focalPointServer(stored), ...api };
  const sent = vi.spyOn(server, "saveFocalPoint");
  inEditor(<FocalPointButton imageId={3} />, { api: server, resources: { images: { "3": resource() } } });
  const button = screen.getByRole("button", { name: "Focal point" });
  await userEvent.click(button);
  const dialog = screen.getByRole("dialog", { name: "Focal point" });
  const fail = (rejection: Rejection) => sent.mockResolvedValueOnce(rejection as never);
  return { button, dialog, fail, sent: () => sent.mock.calls.map(([, area]) => area) };
}

const area = () => screen.findByRole("slider", { name: "Focal point" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const rejected = (error: string, message = ""): Rejection => ({ ok: false, status: 0, error, message, problems: [] });

// jsdom has no pointer events.
function point(target: Element, type: string, [clientX, clientY]: [number, number]) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY });
  fireEvent(target, Object.assign(event, { pointerId: 1 }));
}

function drag(target: Element, from: [number, number], to: [number, number]) {
  point(target, "pointerdown", from);
  point(target, "pointermove", to);
  point(target, "pointerup", to);
}

test("the dialog shows the stored area and how pages crop the image", async () => {
  const { dialog } = await opened();
  const slider = await area();

  expect(slider.getAttribute("aria-valuetext")).toBe("30 % from the left, 40 % from the top");
  expect([slider.style.left, slider.style.width]).toEqual(["25%", "10%"]);
  const previews = within(screen.getByRole("list", { name: "Preview" })).getAllByRole("presentation");
  expect(previews.map((shown) => shown.style.objectPosition)).toEqual(["30% 40%", "30% 40%", "30% 40%"]);
  expect(document.activeElement).toBe(slider);
  expect(await violations(dialog)).toEqual([]);
});

test("a click on the image moves the area there, and Save stores it", async () => {
  const { sent, button } = await opened();
  const frame = (await area()).parentElement as Element;
  drag(frame, [100, 50], [102, 50]);
  await press("Save");

  expect(sent()).toEqual([{ ...STORED, x: 510, y: 250 }]);
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test("dragging next to the area outlines another one", async () => {
  const { sent } = await opened();
  drag((await area()).parentElement as Element, [100, 20], [180, 60]);
  await press("Save");

  expect(sent()).toEqual([{ x: 700, y: 200, width: 400, height: 200 }]);
});

test("dragging the area moves it, and not beyond the image", async () => {
  const { sent } = await opened();
  drag(await area(), [60, 40], [70, 0]);
  await press("Save");

  expect(sent()).toEqual([{ ...STORED, x: 350, y: 0 }]);
});

test("arrow keys move the area, with Shift in bigger steps; sliders change its size", async () => {
  const { sent } = await opened();
  await area();
  await userEvent.keyboard("{ArrowRight}{ArrowUp}{Shift>}{ArrowLeft}{ArrowDown}{/Shift}");
  fireEvent.change(screen.getByRole("slider", { name: "Width" }), { target: { value: "40" } });
  fireEvent.change(screen.getByRole("slider", { name: "Height" }), { target: { value: "50" } });
  await press("Save");

  expect(sent()).toEqual([{ x: 210, y: 245, width: 400, height: 250 }]);
});

test("an image without a focal point begins at the center, and has nothing to remove or save yet", async () => {
  const { sent } = await opened({ stored: null });
  const slider = await area();

  expect(slider.getAttribute("aria-valuetext")).toBe("50 % from the left, 50 % from the top");
  expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
  await press("Save");
  expect(sent()).toEqual([]);

  slider.focus();
  await userEvent.keyboard("{ArrowDown}");
  await press("Save");
  expect(sent()).toEqual([{ x: 500, y: 255, width: 167, height: 167 }]);
});

test.each(["Cancel", "Close", "Escape"])("%s changes nothing", async (way) => {
  const { sent } = await opened();
  await area();
  await userEvent.keyboard("{ArrowRight}");
  if (way === "Escape") await userEvent.keyboard("{Escape}");
  else await press(way);

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent()).toEqual([]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("after Save or Remove, Undo brings the previous focal point back", async () => {
  const { sent, button } = await opened();
  await area();
  await press("Remove");
  expect(screen.getByRole("status").textContent).toContain("The focal point is saved.");
  await press("Undo");

  expect(sent()).toEqual([null, STORED]);
  expect(screen.getByRole("status").textContent).toContain("The previous focal point is back.");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("Undo removes a focal point that was the first one", async () => {
  const { sent } = await opened({ stored: null });
  await area();
  await userEvent.keyboard("{ArrowRight}");
  await press("Save");
  await press("Undo");

  expect(sent().at(-1)).toBeNull();
});

test("without a connection, the choice stays in the dialog until it is saved", async () => {
  const { fail } = await opened();
  await area();
  await userEvent.keyboard("{ArrowRight}");
  fail(rejected("offline", "Your changes to the page are stored."));
  await press("Save");
  expect(screen.getByRole("alert").textContent).toContain("The server cannot be reached. Nothing is lost: try again.");
  expect((await area()).getAttribute("aria-valuenow")).toBe("31");

  await press("Save");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an Undo that fails can be tried again", async () => {
  const { fail } = await opened();
  await area();
  await press("Remove");
  fail(rejected("failed"));
  await press("Undo");

  expect(screen.getByRole("status").textContent).toContain("Nothing is lost");
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
});

test("without a connection at first, the dialog tries again", async () => {
  let isOnline = false;
  const { focalPoint } = focalPointServer(STORED);
  await opened({ api: { focalPoint: async () => (isOnline ? focalPoint() : rejected("offline")) } });
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();

  isOnline = true;
  await press("Try again");
  expect(await area()).toBeTruthy();
});

test("without permission for the image, the dialog says who has it, and offers nothing else", async () => {
  const reason = "You do not have permission to change this image. Ask an administrator for it.";
  await opened({ api: { focalPoint: async () => rejected("forbidden", reason) } });

  expect((await screen.findByRole("alert")).textContent?.trim()).toBe(reason);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});

test("German: the dialog is in the language of the user", async () => {
  await loadCatalog("de");
  onTestFinished(() => loadCatalog("en"));
  inEditor(<FocalPointButton imageId={3} />, { resources: { images: { "3": resource() } } });
  await press("Fokuspunkt");

  const slider = await screen.findByRole("slider", { name: "Fokuspunkt" });
  expect(slider.getAttribute("aria-valuetext")).toBe("50\u00a0% von links, 50\u00a0% von oben");
  expect(screen.getByRole("button", { name: "Speichern" })).toBeTruthy();
});
