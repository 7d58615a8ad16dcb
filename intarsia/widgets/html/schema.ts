import { defineSchema } from "../../../web/kit/schema/schema";
import { code, select, size, text } from "../../../web/kit/schema/settings";
import { WORDS } from "./words";

const EXAMPLE = `<style>
  p { margin: 0; padding: 2rem; border: 1px dashed; border-radius: 12px; text-align: center; }
</style>
<p>Here stands HTML of your own, with its own styles and scripts.</p>`;

export const schema = defineSchema({
  type: "html",
  label: "HTML",
  description: "Code of your own or of another service, in a frame that cannot reach the page",
  category: "basic",
  icon: "code-xml",
  version: 1,
  hydrate: "visible",
  hydrateWhen: { setting: "fit", isNot: ["fixed"] },
  script: true,
  keywords: ["code", "embed", "iframe", "script", "custom", "widget"],
  words: WORDS,
  // The frame is a page of this site, made by pages/visiting/frame_view.py.
  hosts: [{ directive: "frame-src", host: "'self'" }],
  settings: {
    html: code({
      label: "HTML",
      default: EXAMPLE,
      private: true,
      help: "It runs by itself: without the page's look, its visitors' logins, or a way to change the page.",
    }),
    title: text({
      label: "What it is",
      default: "",
      placeholder: "Embedded content",
      help: "Screen readers say it, such as “Tide table” or “Booking form”.",
      translatable: true,
    }),
    fit: select({
      label: "It is",
      default: "content",
      options: [
        ["content", "As tall as its content"],
        ["fixed", "As set here"],
      ],
    }),
    frame_height: size({
      label: "Height",
      default: { size: 240, unit: "px" },
      units: ["px", "rem", "vh"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--frame",
      help: "Also how tall it is until its own height is known.",
    }),
  },
});
