import "../../testing/canvasBrowser";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { fields } from "../../../../intarsia/fields";
import { loadLayers } from "../../layers/onDemand";
import { openCanvas } from "../../testing/openCanvas";
import { openEditor } from "../../testing/openEditor";
import { TABS } from "../settings/useTab";

beforeAll(() => loadLayers());

test("no group of settings has the name of a tab", () => {
  const groups = fields.flatMap(({ schema }) => Object.values(schema.settings).map(({ group }) => group));
  expect(groups.filter((group) => TABS.some((tab) => tab === group))).toEqual([]);
});

test.each([
  ["", true],
  ["99/99", false],
])("with the mask %j, max length is offered: %s", async (input_mask, isOffered) => {
  await openEditor({
    boot: { kind: "form", catalog: "fields" },
    elements: [{ type: "text", props: { id: "day", label: "Day", input_mask } }],
  });
  const canvas = within((await openCanvas()).body);
  fireEvent.click(canvas.getByText("Day"));
  expect(screen.getByRole("textbox", { name: "Input mask" })).toBeTruthy();
  expect(screen.queryAllByText("Max length").length > 0).toBe(isOffered);
});
