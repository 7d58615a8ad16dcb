import { AppWindow } from "lucide-react";
import type { ActionFieldsProps, LinkActionChoice } from "./choice";
import { OpenableField } from "./OpenableField";
import { openable } from "./openable";

const TYPE = "modal_popup";
const NOUN = "Popup";

export const openPopup: LinkActionChoice = {
  label: "Open a popup",
  Icon: AppWindow,
  make: (elements) => ({ name: "popup:open", settings: { id: openable(elements, TYPE, NOUN)[0]?.id ?? "" } }),
  owns: ({ name }) => name === "popup:open",
  Fields: Popup,
};

function Popup(props: ActionFieldsProps) {
  return (
    <div className="link__fields">
      <OpenableField {...props} type={TYPE} noun={NOUN} />
    </div>
  );
}
