import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { image as resource, violations } from "../../../kit/testing/renderWidget";
import { loadLayers } from "../../layers/onDemand";
import type { Rejection } from "../../saving/api";
import { inEditor } from "../../testing/inEditor";
import { cropServer } from "../../testing/library";
import { loadCatalog } from "../../texts/gettext";
import { CropButton } from "./CropButton";

beforeAll(() => loadLayers());
// jsdom has no layout: the frame is 200 × 100 pixels, a fifth of the image.
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { setPointerCapture() {} });
  const rect = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 100));
  return () => rect.mockRestore();
});

// As after the choice of another image: number 12 is the one that the server adds.
const RESOURCES = { images: { "3": resource(), "12": resource() } };

function Setting({ onChange }: { onChange: (id: number) => void }) {
  const [id, setId] = useState(3);
  return (
    <CropButton
      imageId={id}
      shownWidth={800}
      onReplace={(next) => {
        setId(next);
        onChange(next);
      }}
    />
  );
}

async function opened(api: object = {}) {
  const server = { ...cropServer(), ...api };
  const crop = vi.spyOn(server, "crop");
  const used = vi.fn();
  inEditor(<Setting onChange={used} />, { api: server, resources: RESOURCES });
  const button = screen.getByRole("button", { name: "Crop" });
  await userEvent.click(button);
  const dialog = await screen.findByRole("dialog", { name: "Crop" });
  const fail = (rejection: Rejection) => crop.mockResolvedValueOnce(rejection as never);
  return { button, dialog, fail, crop, sent: () => crop.mock.calls.map(([, box]) => box), used };
}

const frame = () => screen.findByRole("slider", { name: "Crop frame" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const chooseRatio = (name: string) => userEvent.click(screen.getByRole("radio", { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const numbers = () => ["X", "Y", "Width", "Height"].map((name) => field(name).value);
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

async function type(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), `${text}{Enter}`);
}

test("the dialog begins with the whole image, which needs no saving", async () => {
  const { dialog, sent } = await opened();
  const shown = await frame();

  expect(shown.getAttribute("aria-valuetext")).toBe("1000 × 500 pixels, 0 from the left, 0 from the top");
  expect(document.activeElement).toBe(shown);
  expect(within(dialog).getByText(/^Result: 1000 × 500 pixels/)).toBeTruthy();
  expect(await violations(dialog)).toEqual([]);
  await press("Save");
  expect(sent()).toEqual([]);
});

test("a handle resizes the frame, dragging moves it, and Save uses the new image", async () => {
  const { sent, used, button } = await opened();
  const shown = await frame();
  drag(shown.lastElementChild as Element, [200, 100], [120, 60]);
  expect(numbers()).toEqual(["0px", "0px", "600px", "300px"]);
  drag(shown, [50, 50], [70, 60]);
  await press("Save");

  expect(sent()).toEqual([{ x: 100, y: 50, width: 600, height: 300 }]);
  expect(used.mock.calls).toEqual([[12]]);
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test("dragging next to the frame makes another one", async () => {
  const { sent } = await opened();
  const shown = await frame();
  await type("Width", "100");
  drag(shown.parentElement as Element, [180, 80], [100, 40]);
  await press("Save");

  expect(sent()).toEqual([{ x: 500, y: 200, width: 400, height: 200 }]);
});

test("arrow keys move the frame, with Shift they resize it", async () => {
  const { sent } = await opened();
  await frame();
  await userEvent.keyboard("{Shift>}{ArrowLeft}{ArrowLeft}{ArrowUp}{/Shift}{ArrowRight}{ArrowDown}");
  await press("Save");

  expect(sent()).toEqual([{ x: 10, y: 5, width: 980, height: 495 }]);
});

test("numbers are pixels or a percentage of the image", async () => {
  await opened();
  await frame();
  await type("Width", "50%");
  await type("Height", "120");
  await type("X", "10 %");
  await type("Y", "9999");

  expect(numbers()).toEqual(["100px", "380px", "500px", "120px"]);
});

test("an aspect ratio gives the largest frame of this shape, and stays while it is resized", async () => {
  await opened();
  const shown = await frame();
  await chooseRatio("1:1");
  expect(numbers()).toEqual(["250px", "0px", "500px", "500px"]);
  drag(shown.lastElementChild as Element, [150, 100], [130, 50]);
  expect(numbers()).toEqual(["250px", "0px", "400px", "400px"]);
  await type("Height", "200");
  expect(numbers()).toEqual(["250px", "0px", "200px", "200px"]);
  await chooseRatio("Free");
  await type("Height", "100");
  expect(numbers()).toEqual(["250px", "0px", "200px", "100px"]);
  await chooseRatio("Original");
  expect(numbers()).toEqual(["0px", "0px", "1000px", "500px"]);
});

test("Reset returns to the whole image and a free frame", async () => {
  await opened();
  await frame();
  await chooseRatio("3:4");
  await press("Reset");

  expect(numbers()).toEqual(["0px", "0px", "1000px", "500px"]);
  expect(screen.getByRole("radio", { name: "Free" }).getAttribute("aria-checked")).toBe("true");
});

test("a result that is smaller than usually shown may look blurred", async () => {
  const { dialog } = await opened();
  await frame();
  await type("Width", "799");
  expect(within(dialog).getByRole("status").textContent).toBe(
    "It may look blurred: it is usually shown 800 pixels wide.",
  );
  await type("Width", "800");
  expect(within(dialog).getByRole("status").textContent).toBe("");
});

test("Undo returns to the original", async () => {
  const { used, button } = await opened();
  await frame();
  await chooseRatio("1:1");
  await press("Save");
  expect(screen.getByText(/The image is cropped/).getAttribute("role")).toBe("status");
  await press("Undo");

  expect(used.mock.calls).toEqual([[12], [3]]);
  expect(screen.getByRole("status").textContent).toBe("The original image is back.");
  expect(document.activeElement).toBe(button);
});

test.each(["Cancel", "Close", "Escape"])("%s changes nothing", async (way) => {
  const { sent, used } = await opened();
  await frame();
  await chooseRatio("1:1");
  if (way === "Escape") await userEvent.keyboard("{Escape}");
  else await press(way);

  expect(screen.queryByRole("dialog")).toBeNull();
  expect([sent(), used.mock.calls]).toEqual([[], []]);
});

test("Cancel while the server crops leaves the setting as it is", async () => {
  const answers: (() => void)[] = [];
  const crop = (id: number, box: Parameters<ReturnType<typeof cropServer>["crop"]>[1]) =>
    new Promise((resolve) => answers.push(() => resolve(cropServer().crop(id, box))));
  const { used } = await opened({ crop });
  await frame();
  await chooseRatio("1:1");
  await press("Save");
  expect(screen.getByRole("progressbar", { name: "Saving…" })).toBeTruthy();
  await press("Cancel");
  for (const answer of answers) answer();
  await Promise.resolve();

  expect(used.mock.calls).toEqual([]);
});

test("without a connection, the frame stays in the dialog until it is saved", async () => {
  const { fail, used } = await opened();
  await frame();
  await chooseRatio("1:1");
  fail(rejected("offline", "Your changes to the page are stored."));
  await press("Save");
  expect(screen.getByRole("alert").textContent).toContain("The server cannot be reached. Nothing is lost: try again.");
  expect(numbers()).toEqual(["250px", "0px", "500px", "500px"]);

  await press("Save");
  expect(used.mock.calls).toEqual([[12]]);
});

test.each(["forbidden", "not_allowed"])("an image that cannot be cropped (%s) has one sentence why", async (error) => {
  const reason = "An animated image cannot be cropped.";
  await opened({ croppable: async () => rejected(error, reason) });

  expect((await screen.findByRole("alert")).textContent?.trim()).toBe(reason);
  for (const name of ["Try again", "Save"]) expect(screen.queryByRole("button", { name })).toBeNull();
});

test("German: the dialog is in the language of the user", async () => {
  await loadCatalog("de");
  onTestFinished(() => loadCatalog("en"));
  inEditor(<Setting onChange={() => {}} />, { resources: RESOURCES });
  await press("Zuschneiden");

  const slider = await screen.findByRole("slider", { name: "Rahmen" });
  expect(slider.getAttribute("aria-valuetext")).toBe("1000 × 500 Pixel, 0 von links, 0 von oben");
  expect(screen.getByRole("radiogroup", { name: "Seitenverhältnis" })).toBeTruthy();
});
