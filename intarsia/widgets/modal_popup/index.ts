import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { ModalPopup } from "./ModalPopup";
import { schema } from "./schema";
import { upgrades } from "./upgrades";

export const modal_popup = defineWidget(schema, ModalPopup, { upgrades });
