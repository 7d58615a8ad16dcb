import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { ModalPopup } from "./ModalPopup";
import { schema } from "./schema";

export const modal_popup = defineWidget(schema, ModalPopup);
