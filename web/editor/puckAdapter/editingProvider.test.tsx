import "../testing/canvasBrowser";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { dropOnCanvas, moveOnCanvas } from "../testing/dropOnCanvas";
import { heading, openEditor } from "../testing/openEditor";

beforeEach(() => localStorage.clear());

const steps = () =>
  within(document.getElementById("history-steps")?.parentElement as HTMLElement)
    .getAllByRole("button")
    .map((step) => step.querySelector("span")?.textContent);
const press = (name: string) =>
  fireEvent.click(document.querySelector(`[aria-label="${name}"]`) ?? screen.getByText(name));

test("what is dropped or moved on the canvas is a step, and what stays in its place is none", async () => {
  const { saved } = await openEditor({ elements: [heading("a", "Oak"), heading("b", "Elm")], panel: "history" });
  const before = steps();
  await moveOnCanvas(1, 1);
  expect(steps()).toEqual(before);
  await moveOnCanvas(0, 1, "reorder");
  expect(steps()).toEqual(["Move", ...before]);
  await moveOnCanvas(1, 0);
  await moveOnCanvas(1, 0);
  expect(steps()).toEqual(["Move", "Move", "Move", ...before]);
  await dropOnCanvas("heading", { index: 1 });
  expect(steps()).toEqual(["Add Heading", "Move", "Move", "Move", ...before]);

  press("Save draft");
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.document.content.map(({ props }) => props.title)).toEqual(["Elm", "Your heading", "Oak"]);
  for (let step = 0; step < 4; step++) press("Undo");
  press("Save draft");
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.document.content.map(({ props }) => props.title)).toEqual(["Oak", "Elm"]);
});
