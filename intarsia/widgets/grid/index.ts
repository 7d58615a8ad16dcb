import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Grid } from "./Grid";
import { schema } from "./schema";

export const grid = defineWidget(schema, Grid);
