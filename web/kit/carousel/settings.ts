/** The settings and style fields that all card carousels share. Names that differ belong to each widget. */
import { link, list, media, number, type Responsive, select, size, text, toggle } from "../schema/settings";
import type { StyleField } from "../style/fields";

type Example = readonly [title: string, subtitle: string];

const exampleOf = ([title, subtitle]: Example, index: number) => ({
  _id: String(index + 1),
  image: { id: null },
  title,
  subtitle,
  link: { url: "" },
});

export const slideList = (examples: readonly Example[]) =>
  list({
    label: "Slides",
    item: "slide",
    titleField: "title",
    fields: {
      image: media({ label: "Image", default: { id: null } }),
      title: text({ label: "Title", default: "", translatable: true, inline: true }),
      subtitle: text({ label: "Subtitle", default: "", translatable: true, inline: true }),
      link: link({ label: "Link", default: { url: "" } }),
    },
    default: examples.map(exampleOf),
  });

/** `fallback` is the accessible name if the owner set none. */
export const carouselName = (fallback: string) =>
  text({
    label: "Accessible name",
    keywords: ["aria-label"],
    default: "",
    placeholder: fallback,
    help: "Screen readers announce this name.",
    translatable: true,
  });

export const slidesToShow = (max: number, responsive: Responsive) =>
  number({
    label: "Slides to show",
    default: 3,
    min: 1,
    max,
    step: 1,
    group: "Slides",
    responsive,
    property: "--slides",
  });

export const betweenSlides = () =>
  size({
    label: "Slide gap",
    keywords: ["spacing", "gutter"],
    default: { size: 20, unit: "px" },
    units: ["px"],
    min: 0,
    group: "Slides",
    responsive: { inherits: "larger" },
    property: "--gap",
  });

export const PROPORTIONS = [
  ["4/3", "4 : 3"],
  ["3/2", "3 : 2"],
  ["16/9", "16 : 9"],
  ["1/1", "Square"],
  ["3/4", "3 : 4, portrait"],
  ["2/3", "2 : 3, portrait"],
] as const;

const isAutomatic = { field: "autoplay", operator: "is", value: "yes" } as const;

export const timeBetweenSteps = (milliseconds: number, responsive?: Responsive) =>
  number({
    label: "Autoplay delay",
    keywords: ["speed", "interval"],
    default: milliseconds,
    min: 500,
    max: 60_000,
    step: 100,
    unit: "ms",
    group: "Animation",
    visible: isAutomatic,
    responsive,
  });

export const pauseButton = () =>
  toggle({
    label: "Pause button",
    default: "yes",
    help: "Visitors must be able to stop movement that starts by itself.",
    group: "Animation",
    visible: isAutomatic,
  });

export const durationOfChange = (milliseconds: number, responsive?: Responsive) =>
  number({
    label: "Transition duration",
    keywords: ["speed", "animation"],
    default: milliseconds,
    min: 0,
    max: 10_000,
    step: 50,
    unit: "ms",
    group: "Animation",
    responsive,
    property: "--change",
  });

export const transition = (responsive?: Responsive) =>
  select({
    label: "Transition",
    keywords: ["effect", "fade"],
    default: "slide",
    options: [
      ["slide", "Slide"],
      ["fade", "Fade"],
    ],
    help: "Fade works with one visible slide.",
    group: "Animation",
    responsive,
  });

const field = (label: string, control: StyleField["control"], property: string, part: string): StyleField => ({
  label,
  control,
  property,
  part,
  group: "Carousel",
});

export const SLIDE_STYLE = {
  title_color: field("Title color", "color", "color", ".slides__title"),
  subtitle_color: field("Subtitle color", "color", "color", ".slides__subtitle"),
  image_border_radius: field("Image border radius", "sizes", "border-radius", ".slides__image"),
  arrow_color: field("Arrow color", "color", "color", ".slides__arrow"),
  arrow_background: field("Arrow background", "color", "background-color", ".slides__arrow"),
  dot_color: field("Dot color", "color", "--dot", ".slides__controls"),
  dot_active_color: field("Active dot color", "color", "--dot-current", ".slides__controls"),
};
