import { defineSchema } from "../../../web/kit/schema/schema";
import { media, select, text } from "../../../web/kit/schema/settings";
import { WORDS } from "./words";

export const schema = defineSchema({
  type: "video",
  label: "Video",
  description: "A film from YouTube, Vimeo or a file, loaded when somebody plays it",
  category: "media",
  icon: "play",
  version: 1,
  hydrate: "interaction",
  hydrateWhen: { setting: "video_type", isNot: ["hosted"] },
  keywords: ["film", "youtube", "vimeo", "movie", "player", "mp4"],
  words: WORDS,
  settings: {
    video_type: select({
      label: "From",
      default: "youtube",
      options: [
        ["youtube", "YouTube"],
        ["vimeo", "Vimeo"],
        ["hosted", "A file"],
      ],
    }),
    url: text({
      label: "Address",
      default: "",
      placeholder: "https://www.youtube.com/watch?v=…",
      help: "As you copy it from the browser. The address of a file ends in .mp4, .webm or .ogv.",
    }),
    poster: media({ label: "Poster", default: { id: null } }),
    title: text({ label: "Title", default: "", help: "What the film shows, for everybody.", translatable: true }),
    captions: text({
      label: "Address of the subtitles",
      default: "",
      placeholder: "/media/film.vtt",
      visible: { setting: "video_type", is: ["hosted"] },
    }),
    aspect_ratio: select({
      label: "Proportions",
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
      label: "Play button",
      control: "colour",
      property: "background-color",
      part: ".video__disc",
      group: "Video",
    },
    play_color: { label: "Play sign", control: "colour", property: "color", part: ".video__disc", group: "Video" },
    play_size: { label: "Play size", control: "size", property: "font-size", part: ".video__disc", group: "Video" },
  },
  // A page may embed a player, or play a film of another host, only where such a video stands. YouTube is meant where
  // nothing is said.
  hosts: [
    { directive: "media-src", host: { setting: "url" }, when: { setting: "video_type", is: ["hosted"] } },
    {
      directive: "frame-src",
      host: "https://www.youtube-nocookie.com",
      when: {
        all: [
          { setting: "video_type", isNot: ["vimeo", "hosted"] },
          { setting: "url", isNot: [""] },
        ],
      },
    },
    {
      directive: "frame-src",
      host: "https://player.vimeo.com",
      when: {
        all: [
          { setting: "video_type", is: ["vimeo"] },
          { setting: "url", isNot: [""] },
        ],
      },
    },
  ],
});
