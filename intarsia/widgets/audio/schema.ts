import { defineSchema } from "../../../web/kit/schema/schema";
import { media, text, textarea, toggle } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

export const schema = defineSchema({
  type: "audio",
  label: "Audio",
  description: "An audio file with the browser's player",
  category: "media",
  icon: "volume",
  version: 2,
  hydrate: "never",
  keywords: ["sound", "music", "podcast", "player", "mp3", "recording", "listen"],
  words: UI_STRINGS,
  settings: {
    url: text({
      bindable: false,
      label: "URL",
      keywords: ["file", "mp3", "link"],
      default: "",
      placeholder: "/media/recording.mp3",
      help: "The URL of a file that ends in .mp3, .m4a, .ogg, .opus, .wav, .flac or .weba. It never plays by itself.",
    }),
    title: text({ label: "Title", default: "", translatable: true }),
    note: text({ label: "Subtitle", default: "", help: "For example artist, date and length.", translatable: true }),
    picture: media({ label: "Image", keywords: ["cover"], default: { id: null } }),
    transcript: textarea({
      label: "Transcript",
      default: "",
      help: "For visitors who cannot hear the audio, and for search engines.",
      translatable: true,
    }),
    show_download: toggle({ label: "Download button", default: "yes" }),
    loop: toggle({ label: "Loop", keywords: ["repeat"], default: "" }),
  },
  style: {
    picture_width: { label: "Image width", control: "size", property: "--image-width", group: "Audio" },
    background_color: { label: "Background", control: "color", property: "--background", group: "Audio" },
    title_color: { label: "Title color", control: "color", property: "color", part: ".audio__title", group: "Audio" },
  },
  // The page's policy allows a media host only if an audio element uses it.
  hosts: [{ directive: "media-src", host: { setting: "url" } }],
});
