import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { enhance } from "./enhance";
import { PricingTable } from "./PricingTable";
import { schema } from "./schema";

export const pricing_table = defineWidget(schema, PricingTable, { enhance });
