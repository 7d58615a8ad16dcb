import { useContext } from "react";
import type { Settings } from "../../../kit/schema/settings";
import { ShowItemContext } from "../../canvas/shownItem";
import { SettingPlaceContext, useInnerPlace } from "../dynamic/SettingPlace";
import { SettingRowContext } from "./SettingRowContext";
import type { Item } from "./useItems";

type FieldsProps = {
  fields: Settings;
  item: Item;
  index: number;
  onChange: (changes: Item) => void;
  isDisabled?: boolean;
};

/** The controls of one item of a list. */
export function ItemFields({ fields, item, index, onChange, isDisabled }: FieldsProps) {
  const place = useInnerPlace(index);
  const SettingRow = useContext(SettingRowContext);
  return (
    // A list inside an item is not shown on the canvas by itself.
    <ShowItemContext value={doNothing}>
      <SettingPlaceContext value={place}>
        <div className="list-control__fields">
          {Object.entries(fields)
            .filter(([, field]) => field.kind !== "slot")
            .map(([name, field]) => (
              <SettingRow
                key={name}
                name={name}
                setting={field}
                values={item}
                onChange={onChange}
                isDisabled={isDisabled}
              />
            ))}
        </div>
      </SettingPlaceContext>
    </ShowItemContext>
  );
}

const doNothing = () => {};
