import { defineSchema } from "../../../web/kit/schema/schema";
import { code, select, size, text } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

const EXAMPLE = `<style>
  p { margin: 0; padding: 2rem; border: 1px dashed; border-radius: 12px; text-align: center; }
</style>
<p>Your HTML appears here, with its own styles and scripts.</p>`;

export const schema = defineSchema({
  type: "html",
  label: "HTML",
  description: "Your own code, or code from another service, in a frame that cannot reach the page",
  category: "basic",
  icon: "code-xml",
  version: 1,
  hydrate: "visible",
  hydrateWhen: { field: "fit", operator: "isnot", value: "fixed" },
  enhance: true,
  keywords: ["code", "embed", "iframe", "script", "custom", "widget", "custom code", "html code", "map", "google maps"],
  words: UI_STRINGS,
  // The frame is a page of this site, served by intarsia.pages.
  hosts: [{ directive: "frame-src", host: "'self'" }],
  settings: {
    html: code({
      label: "HTML",
      keywords: ["code", "embed", "script"],
      default: EXAMPLE,
      private: true,
      help: "The code runs in a sandboxed frame: it cannot use the page's styles, read logins or change the page.",
    }),
    title: text({
      label: "Accessible name",
      keywords: ["aria-label", "frame title"],
      default: "",
      placeholder: "Embedded content",
      help: "Screen readers announce this name, such as “Tide table” or “Booking form”.",
      translatable: true,
    }),
    fit: select({
      label: "Height mode",
      keywords: ["auto height"],
      default: "content",
      options: [
        ["content", "Fit to content"],
        ["fixed", "Fixed"],
      ],
    }),
    frame_height: size({
      label: "Height",
      default: { size: 240, unit: "px" },
      units: ["px", "rem", "vh"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--frame",
      help: "Also used until the height of the content is known.",
    }),
  },
});
