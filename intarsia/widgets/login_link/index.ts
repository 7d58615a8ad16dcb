import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { enhance } from "./enhance";
import { LoginLink } from "./LoginLink";
import { schema } from "./schema";

export const login_link = defineWidget(schema, LoginLink, { enhance });
