import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, select, text, toggle } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

const PART = ".login_link__link";

export const schema = defineSchema({
  type: "login_link",
  label: "Login link",
  description: "A link to log in or log out and return to the page",
  category: "navigation",
  icon: "log-in",
  version: 1,
  hydrate: "visible",
  keywords: ["sign in", "sign out", "account", "member", "logout", "login"],
  words: UI_STRINGS,
  settings: {
    action: select({
      label: "Action",
      keywords: ["type"],
      default: "login",
      options: [
        ["login", "Log in"],
        ["logout", "Log out"],
        ["both", "Log in or log out"],
      ],
      help: "“Log in or log out” asks the server once per page view whether the visitor is logged in.",
    }),
    text: text({ label: "Text", default: "", placeholder: "Log in, or Log out", translatable: true }),
    link: link({
      label: "URL",
      default: { url: "" },
      help: "Your own page to log in or out. Without it, the site's default page is used.",
    }),
    comes_back: toggle({ label: "Return to this page", keywords: ["redirect"], default: "yes" }),
    look: select({
      label: "Style",
      keywords: ["variant"],
      default: "plain",
      options: [
        ["plain", "Text only"],
        ["outlined", "Outlined"],
        ["filled", "Filled"],
      ],
    }),
    show_icon: toggle({ label: "Show icon", default: "yes" }),
    align: alignment("start"),
  },
  style: {
    link_color: { label: "Text color", control: "color", property: "color", part: PART, group: "Log in" },
    link_background: {
      label: "Background",
      control: "color",
      property: "background-color",
      part: PART,
      group: "Log in",
    },
    link_radius: {
      label: "Border radius",
      keywords: ["rounded", "corners"],
      control: "sizes",
      property: "border-radius",
      part: PART,
      group: "Log in",
    },
    link_padding: { label: "Padding", control: "sizes", property: "padding", part: PART, group: "Log in" },
  },
});
