import { defineSchema } from "../../../web/kit/schema/schema";
import { media, select, text } from "../../../web/kit/schema/settings";
import { WORDS } from "./words";

const PLAYS_HERE = {
  all: [
    { setting: "video_type", isNot: ["hosted"] },
    { setting: "open_in", isNot: ["lightbox"] },
  ],
} as const;
const IS_WATCHED = { setting: "at_end", is: ["poster", "again"] } as const;

export const schema = defineSchema({
  type: "video",
  label: "Video",
  description: "A film from YouTube, Vimeo or a file, loaded when somebody plays it",
  category: "media",
  icon: "play",
  version: 1,
  hydrate: "interaction",
  hydrateWhen: PLAYS_HERE,
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
    open_in: select({
      label: "Plays",
      default: "here",
      options: [
        ["here", "Here"],
        ["lightbox", "In the lightbox"],
      ],
    }),
    at_end: select({
      label: "At the end",
      default: "",
      options: [
        ["", "What the provider shows"],
        ["poster", "The poster again"],
        ["again", "From the beginning"],
      ],
      help: "The last two load a script of the provider once somebody plays the video.",
      visible: PLAYS_HERE,
    }),
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
    // Scripts of theirs only where somebody chose what needs them.
    {
      directive: "script-src",
      host: "https://www.youtube.com",
      when: { all: [{ setting: "video_type", isNot: ["vimeo", "hosted"] }, PLAYS_HERE, IS_WATCHED] },
    },
    {
      directive: "script-src",
      host: "https://player.vimeo.com",
      when: { all: [{ setting: "video_type", is: ["vimeo"] }, PLAYS_HERE, IS_WATCHED] },
    },
  ],
});
