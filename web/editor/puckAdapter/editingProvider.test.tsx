import "../testing/canvasBrowser";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { dropOnCanvas, moveOnCanvas } from "../testing/dropOnCanvas";
import { heading, openEditor } from "../testing/openEditor";

beforeEach(() => localStorage.clear());

const steps = () =>
  within(screen.getByRole("region", { name: "This session" }))
    .getAllByRole("button")
    .map((step) => step.querySelector("span")?.textContent);

test("what is dropped or moved on the canvas is a step, and what stays in its place is none", async () => {
  const { saved } = await openEditor({ elements: [heading("a", "Oak"), heading("b", "Elm")], panel: "history" });
  const before = steps();
  await moveOnCanvas(1, 1);
  expect(steps()).toEqual(before);
  await moveOnCanvas(1, 0);
  expect(steps()).toEqual(["Move", ...before]);
  await dropOnCanvas("heading", { index: 1 });
  expect(steps()).toEqual(["Add Heading", "Move", ...before]);

  fireEvent.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.document.content.map(({ props }) => props.title)).toEqual(["Elm", "Your heading", "Oak"]);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  fireEvent.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.document.content.map(({ props }) => props.title)).toEqual(["Oak", "Elm"]);
});
