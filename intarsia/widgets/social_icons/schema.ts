import { SERVICE_OPTIONS } from "../../../web/kit/links/services";
import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, list, select, size, text, toggle } from "../../../web/kit/schema/settings";

const profile = (_id: string, service: string, url: string) => ({ _id, service, label: "", link: { url } });

export const schema = defineSchema({
  type: "social_icons",
  label: "Social icons",
  description: "Links to your profiles on other services",
  category: "basic",
  icon: "at-sign",
  version: 2,
  hydrate: "never",
  keywords: [
    "profiles",
    "facebook",
    "instagram",
    "mastodon",
    "youtube",
    "linkedin",
    "follow",
    "network",
    "social media",
    "social",
  ],
  settings: {
    social_icon_list: list({
      label: "Profiles",
      item: "profile",
      titleField: "service",
      fields: {
        service: select({ label: "Service", default: "mastodon", options: SERVICE_OPTIONS }),
        link: link({ label: "URL", default: { url: "" } }),
        label: text({
          label: "Name",
          default: "",
          help: "Set a name if the service's own name is not enough, for example for two profiles on one service.",
          translatable: true,
        }),
      },
      default: [
        profile("first", "instagram", "https://www.instagram.com/"),
        profile("second", "youtube", "https://www.youtube.com/"),
        profile("third", "mastodon", "https://joinmastodon.org/"),
      ],
    }),
    color: select({
      label: "Color",
      keywords: ["brand color"],
      default: "site",
      options: [
        ["site", "Site colors"],
        ["official", "Official colors"],
      ],
    }),
    shape: select({
      label: "Shape",
      keywords: ["rounded", "square", "circle"],
      default: "circle",
      options: [
        ["circle", "Circle"],
        ["rounded", "Rounded"],
        ["square", "Square"],
        ["bare", "None"],
      ],
    }),
    show_names: toggle({ label: "Show names", keywords: ["label"], default: "" }),
    icon_size: size({
      label: "Size",
      default: { size: 44, unit: "px" },
      units: ["px", "rem"],
      min: 1,
      responsive: { inherits: "larger" },
      property: "--icon-size",
    }),
    space: size({
      label: "Gap",
      keywords: ["spacing"],
      default: { size: 10, unit: "px" },
      units: ["px", "rem"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--between",
    }),
    align: alignment("start"),
  },
  style: {
    background_color: { label: "Background", control: "color", property: "--background", group: "Social icons" },
    sign_color: { label: "Icon color", control: "color", property: "--sign", group: "Social icons" },
  },
});
