import { defineSchema } from "../../../web/kit/schema/schema";
import { media, select, text } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

const PLAYS_INLINE = {
  all: [
    { field: "video_type", operator: "isnot", value: "hosted" },
    { field: "open_in", operator: "isnot", value: "lightbox" },
  ],
} as const;
const IS_WATCHED = { field: "at_end", operator: "in", value: ["poster", "again"] } as const;

export const schema = defineSchema({
  type: "video",
  label: "Video",
  description: "A video from YouTube, Vimeo or a file, loaded when a visitor plays it",
  category: "media",
  icon: "play",
  version: 1,
  hydrate: "interaction",
  enhance: true,
  hydrateWhen: PLAYS_INLINE,
  keywords: ["film", "youtube", "vimeo", "movie", "player", "mp4", "embed"],
  words: UI_STRINGS,
  settings: {
    video_type: select({
      label: "Source",
      default: "youtube",
      options: [
        ["youtube", "YouTube"],
        ["vimeo", "Vimeo"],
        ["hosted", "Self-hosted"],
      ],
    }),
    url: text({
      bindable: false,
      label: "URL",
      keywords: ["link", "address"],
      default: "",
      placeholder: "https://www.youtube.com/watch?v=…",
      help: "Copy it from the browser. The URL of a file ends in .mp4, .webm or .ogv.",
    }),
    poster: media({ label: "Poster image", keywords: ["thumbnail", "image overlay", "cover"], default: { id: null } }),
    title: text({
      label: "Title",
      keywords: ["accessible name", "aria-label"],
      default: "",
      help: "Describes the video for screen readers and search engines.",
      translatable: true,
    }),
    open_in: select({
      label: "Play in",
      default: "here",
      options: [
        ["here", "Page"],
        ["lightbox", "Lightbox"],
      ],
    }),
    at_end: select({
      label: "At the end",
      keywords: ["loop", "repeat"],
      default: "",
      options: [
        ["", "Provider default"],
        ["poster", "Show poster image"],
        ["again", "Loop"],
      ],
      help: "The last two load a script of the provider when a visitor plays the video.",
      visible: PLAYS_INLINE,
    }),
    captions: text({
      bindable: false,
      label: "Subtitles URL",
      keywords: ["captions", "vtt"],
      default: "",
      placeholder: "/media/video.vtt",
      visible: { field: "video_type", operator: "is", value: "hosted" },
    }),
    aspect_ratio: select({
      label: "Aspect ratio",
      keywords: ["proportions"],
      default: "16/9",
      options: [
        ["16/9", "16 : 9"],
        ["21/9", "21 : 9"],
        ["4/3", "4 : 3"],
        ["3/2", "3 : 2"],
        ["1/1", "Square"],
        ["9/16", "9 : 16, upright"],
      ],
      responsive: { inherits: "larger" },
      property: "--ratio",
    }),
  },
  style: {
    play_background: {
      label: "Play button color",
      control: "color",
      property: "background-color",
      part: ".video__disc",
      group: "Video",
    },
    play_color: { label: "Play icon color", control: "color", property: "color", part: ".video__disc", group: "Video" },
    play_size: {
      label: "Play button size",
      control: "size",
      property: "font-size",
      part: ".video__disc",
      group: "Video",
    },
  },
  // The page's policy allows a provider, or a media host, only if a video uses it. The default provider is YouTube.
  hosts: [
    {
      directive: "media-src",
      host: { setting: "url" },
      when: { field: "video_type", operator: "is", value: "hosted" },
    },
    {
      directive: "frame-src",
      host: "https://www.youtube-nocookie.com",
      when: {
        all: [
          { not: [{ field: "video_type", operator: "in", value: ["vimeo", "hosted"] }] },
          { field: "url", operator: "isnot", value: "" },
        ],
      },
    },
    {
      directive: "frame-src",
      host: "https://player.vimeo.com",
      when: {
        all: [
          { field: "video_type", operator: "is", value: "vimeo" },
          { field: "url", operator: "isnot", value: "" },
        ],
      },
    },
    // The provider's script is allowed only if a setting needs it.
    {
      directive: "script-src",
      host: "https://www.youtube.com",
      when: {
        all: [{ not: [{ field: "video_type", operator: "in", value: ["vimeo", "hosted"] }] }, PLAYS_INLINE, IS_WATCHED],
      },
    },
    {
      directive: "script-src",
      host: "https://player.vimeo.com",
      when: { all: [{ field: "video_type", operator: "is", value: "vimeo" }, PLAYS_INLINE, IS_WATCHED] },
    },
  ],
});
