import { formField } from "../../schema/settings";
import { choice, choiceSettings } from "../choices/choiceSettings";

/** For fields with a list of priced choices, if the setting `kind` says so. */
export const pricedChoices = (kinds: readonly string[]) => {
  const { choices } = choiceSettings({
    editor: "choice",
    default: [
      { ...choice("First choice"), price: "10.00" },
      { ...choice("Second choice"), price: "20.00" },
    ],
  });
  return { choices: { ...choices, visible: { field: "kind", operator: "in", value: kinds } } as typeof choices };
};

/** The product that an option or a quantity belongs to. */
export const productSetting = {
  product: formField({ label: "Product", role: "product", help: "The product that it belongs to." }),
};

/** The id of the product's element; one that does not exist without a choice. */
export const productOf = ({ product }: Readonly<Record<string, unknown>>): string =>
  (product as { field: string | null } | null)?.field ?? "";
