import type { StyleField } from "../../../web/kit/style/fields";

type Styled = Pick<StyleField, "label" | "control" | "property" | "part">;

const field = (styled: Styled): StyleField => ({ ...styled, group: "Pricing table" });

const color = (label: string, part: string, property = "color") => field({ label, control: "color", property, part });

export const STYLE: Readonly<Record<string, StyleField>> = {
  title_color: color("Title color", ".pricing_table__title"),
  price_color: color("Price color", ".pricing_table__amount"),
  price_size: field({ label: "Price size", control: "size", property: "font-size", part: ".pricing_table__amount" }),
  icon_color: color("Icon color", ".pricing_table__icon"),
  badge_background: color("Badge background", ".pricing_table__badge", "background-color"),
  badge_color: color("Badge text color", ".pricing_table__badge"),
  button_background: color("Button background", ".pricing_table__button", "background-color"),
  button_color: color("Button text color", ".pricing_table__button"),
};
