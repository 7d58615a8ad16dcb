import { defineSchema } from "../../../web/kit/schema/schema";
import { media, text, textarea, toggle } from "../../../web/kit/schema/settings";
import { WORDS } from "./words";

export const schema = defineSchema({
  type: "audio",
  label: "Audio",
  description: "Something to listen to: a file with the browser's own player",
  category: "media",
  icon: "volume",
  version: 1,
  hydrate: "never",
  keywords: ["sound", "music", "podcast", "player", "mp3", "recording", "listen"],
  words: WORDS,
  settings: {
    url: text({
      label: "Address",
      default: "",
      placeholder: "/media/recording.mp3",
      help: "Of a file that ends in .mp3, .m4a, .ogg, .opus, .wav, .flac or .weba. It plays when somebody says so.",
    }),
    title: text({ label: "Title", default: "", translatable: true }),
    note: text({ label: "Below the title", default: "", help: "By whom, from when, how long.", translatable: true }),
    picture: media({ label: "Picture", default: { id: null } }),
    transcript: textarea({
      label: "What is heard",
      default: "",
      help: "For those who cannot hear it, and for search engines.",
      translatable: true,
    }),
    show_download: toggle({ label: "May be downloaded", default: "yes" }),
    loop: toggle({ label: "Begins again at its end", default: "" }),
  },
  style: {
    picture_width: { label: "Picture width", control: "size", property: "--picture-width", group: "Audio" },
    ground_color: { label: "Ground", control: "colour", property: "--ground", group: "Audio" },
    title_color: { label: "Title", control: "colour", property: "color", part: ".audio__title", group: "Audio" },
  },
  // A page may play a recording of another host only where one stands.
  hosts: [{ directive: "media-src", host: { setting: "url" } }],
});
