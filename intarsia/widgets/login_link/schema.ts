import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, select, text, toggle } from "../../../web/kit/schema/settings";
import { WORDS } from "./words";

const PART = ".login_link__link";

export const schema = defineSchema({
  type: "login_link",
  label: "Log in",
  description: "Leads to where one logs in or out, and back again",
  category: "navigation",
  icon: "log-in",
  version: 1,
  hydrate: "never",
  keywords: ["sign in", "sign out", "account", "member", "logout", "login"],
  words: WORDS,
  settings: {
    action: select({
      label: "Leads to",
      default: "login",
      options: [
        ["login", "Logging in"],
        ["logout", "Logging out"],
      ],
      help: "The page is the same for everybody, so it does not know who is logged in.",
    }),
    text: text({ label: "Text", default: "", placeholder: "Log in, or Log out", translatable: true }),
    link: link({
      label: "Page",
      default: { url: "" },
      help: "Where one logs in or out. Without one it is the site's own.",
    }),
    comes_back: toggle({ label: "Comes back to this page", default: "yes" }),
    look: select({
      label: "Kind",
      default: "plain",
      options: [
        ["plain", "Text only"],
        ["outlined", "Outlined"],
        ["filled", "Filled"],
      ],
    }),
    show_icon: toggle({ label: "Icon", default: "yes" }),
    align: alignment("start"),
  },
  style: {
    link_color: { label: "Text", control: "colour", property: "color", part: PART, group: "Log in" },
    link_background: { label: "Ground", control: "colour", property: "background-color", part: PART, group: "Log in" },
    link_radius: { label: "Corners", control: "sizes", property: "border-radius", part: PART, group: "Log in" },
    link_padding: { label: "Padding", control: "sizes", property: "padding", part: PART, group: "Log in" },
  },
});
