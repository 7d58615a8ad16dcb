import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { fields } from "../../../../intarsia/fields";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { FormFieldControl } from "./FormFieldControl";

const FORM = [
  { type: "product", props: { id: "ticket", label: "Ticket" } },
  { type: "text", props: { id: "name", label: "Name" } },
];

function edited(field: string | null, elements: object[] = FORM) {
  const onValue = vi.fn();
  const setting = { kind: "field", label: "Product", default: { field: null }, role: "product" };
  const rendered = inEditor(
    <ControlHost of={FormFieldControl} setting={setting} value={{ field }} onValue={onValue} />,
    { elements: elements as never, widgets: fields },
  );
  return { ...rendered, onValue };
}
const control = () => screen.getByLabelText<HTMLSelectElement>("Product");

test("FORM-PRICE-06 an option belongs to a product that is chosen from a list", async () => {
  const { onValue, container } = edited(null);
  await userEvent.selectOptions(control(), "Ticket");

  expect(onValue).toHaveBeenLastCalledWith({ field: "ticket" });
  expect([...control().options].map(({ text }) => text)).toEqual(["Choose a product", "Ticket"]);
  expect(await violations(container)).toEqual([]);
});

test("says that a product was deleted, or that there is none", () => {
  edited("gone", []);

  expect(control().selectedOptions[0]?.text).toBe("This field was deleted");
  expect(control().options[0]?.text).toBe("Add a product to the form first");
});
