import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, list, select, size, text, toggle } from "../../../web/kit/schema/settings";
import { SERVICE_OPTIONS } from "../../../web/kit/services";

const profile = (_id: string, service: string, url: string) => ({ _id, service, label: "", link: { url } });

export const schema = defineSchema({
  type: "social_icons",
  label: "Social icons",
  description: "Links to your profiles on other services, by their signs",
  category: "basic",
  icon: "at-sign",
  version: 1,
  hydrate: "never",
  keywords: ["profiles", "facebook", "instagram", "mastodon", "youtube", "linkedin", "follow", "network"],
  settings: {
    social_icon_list: list({
      label: "Profiles",
      item: "profile",
      titleField: "service",
      fields: {
        service: select({ label: "Service", default: "mastodon", options: SERVICE_OPTIONS }),
        link: link({ label: "Address", default: { url: "" } }),
        label: text({
          label: "Name",
          default: "",
          help: "Where the service's own name is not enough: two profiles there, say.",
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
      label: "Colours",
      default: "site",
      options: [
        ["site", "Of this site"],
        ["official", "Of the services"],
      ],
    }),
    shape: select({
      label: "Shape",
      default: "circle",
      options: [
        ["circle", "Circle"],
        ["rounded", "Rounded"],
        ["square", "Square"],
        ["bare", "The sign alone"],
      ],
    }),
    show_names: toggle({ label: "Shows the names", default: "" }),
    icon_size: size({
      label: "Size",
      default: { size: 44, unit: "px" },
      units: ["px", "rem"],
      min: 1,
      responsive: { inherits: "larger" },
      property: "--icon-size",
    }),
    space: size({
      label: "Between them",
      default: { size: 10, unit: "px" },
      units: ["px", "rem"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--between",
    }),
    align: alignment("start"),
  },
  style: {
    ground_color: { label: "Ground", control: "colour", property: "--ground", group: "Social icons" },
    sign_color: { label: "Signs", control: "colour", property: "--sign", group: "Social icons" },
  },
});
