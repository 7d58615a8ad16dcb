import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { fields } from "../../../../intarsia/fields";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { SettingPlaceContext } from "../dynamic/SettingPlace";
import { FormulaControl } from "./FormulaControl";

const FORM = [
  { type: "text", props: { id: "price", label: "Price" } },
  { type: "text", props: { id: "new", label: "New" } },
  { type: "calculation", props: { id: "own", label: "Sum" } },
];
const NUMBERS = { price: { form: 3, number: 7 }, own: { form: 3, number: 9 } };

function edited(value: string, changes: object = {}) {
  const onValue = vi.fn();
  const [price, added, own] = FORM as [(typeof FORM)[0], (typeof FORM)[0], (typeof FORM)[0]];
  const rendered = inEditor(
    <SettingPlaceContext value={{ element: "own", path: "formula" }}>
      <ControlHost
        of={FormulaControl}
        setting={{ kind: "formula", label: "Formula", default: "" }}
        value={value}
        onValue={onValue}
      />
    </SettingPlaceContext>,
    {
      elements: [price, added, { ...own, props: { ...own.props, ...changes } }],
      widgets: fields,
      resources: { data: NUMBERS },
    },
  );
  return { ...rendered, onValue };
}
const formula = () => screen.getByLabelText("Formula");

test("FORM-CALC-01 inserts fields by their number, at the cursor", async () => {
  const { onValue } = edited("2 * ");
  await userEvent.click(formula());
  await userEvent.selectOptions(screen.getByLabelText("Insert field"), "Price");

  expect(onValue).toHaveBeenLastCalledWith("2 * {Price:7}");
});

test("FORM-CALC-01 offers fields that have a number, but not the calculation itself", () => {
  edited("");

  const offered = [...screen.getByLabelText<HTMLSelectElement>("Insert field").options].map(({ text }) => text);
  expect(offered).toEqual(["Insert field …", "Price"]);
});

test.each([
  ["{Price:7} + ", "The formula ends too early. Add the number, the field or the parenthesis that is missing."],
  ["max(1, 2)", "“max” works in advanced formulas only. Turn on “Advanced formula”. (Character 1)"],
  ["{Price:8} + 1", "No field of this form has the number 8. It counts as 0."],
])("FORM-CALC-02 says what is wrong with %s", (text, fault) => {
  edited(text);

  expect(formula().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("status").textContent).toContain(fault);
});

test("a correct formula has no fault", async () => {
  const { container } = edited("max({Price:7}, 2)", { is_advanced: "yes" });

  expect(screen.queryByRole("status")).toBeNull();
  expect(await violations(container)).toEqual([]);
});
