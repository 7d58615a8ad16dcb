/** The settings and looks that carousels of cards have in common. What each calls in its own way is the widget's. */
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
      image: media({ label: "Picture", default: { id: null } }),
      title: text({ label: "Title", default: "", translatable: true, inline: true }),
      subtitle: text({ label: "Subtitle", default: "", translatable: true, inline: true }),
      link: link({ label: "Link", default: { url: "" } }),
    },
    default: examples.map(exampleOf),
  });

/** `usual` is what it is called when nobody has named it. */
export const carouselName = (usual: string) =>
  text({
    label: "Name",
    default: "",
    placeholder: usual,
    help: "What screen readers call the carousel.",
    translatable: true,
  });

export const slidesToShow = (max: number, responsive: Responsive) =>
  number({
    label: "Slides seen at once",
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
    label: "Between slides",
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
  ["3/4", "3 : 4, upright"],
  ["2/3", "2 : 3, upright"],
] as const;

const isAutomatic = { setting: "autoplay", is: ["yes"] };

export const timeBetweenSteps = (milliseconds: number, responsive?: Responsive) =>
  number({
    label: "Time between steps",
    default: milliseconds,
    min: 500,
    max: 60_000,
    step: 100,
    unit: "ms",
    group: "Movement",
    visible: isAutomatic,
    responsive,
  });

export const pauseButton = () =>
  toggle({
    label: "Show a pause button",
    default: "yes",
    help: "What moves by itself must be possible to stop.",
    group: "Movement",
    visible: isAutomatic,
  });

export const durationOfChange = (milliseconds: number, responsive?: Responsive) =>
  number({
    label: "Duration of a change",
    default: milliseconds,
    min: 0,
    max: 10_000,
    step: 50,
    unit: "ms",
    group: "Movement",
    responsive,
    property: "--change",
  });

export const change = (responsive?: Responsive) =>
  select({
    label: "Change",
    default: "slide",
    options: [
      ["slide", "Slides move"],
      ["fade", "Slides fade"],
    ],
    help: "Slides fade where one is seen at a time.",
    group: "Movement",
    responsive,
  });

const look = (label: string, control: StyleField["control"], property: string, part: string): StyleField => ({
  label,
  control,
  property,
  part,
  group: "Carousel",
});

export const SLIDE_STYLE = {
  title_color: look("Title", "colour", "color", ".slides__title"),
  subtitle_color: look("Subtitle", "colour", "color", ".slides__subtitle"),
  image_border_radius: look("Corners of pictures", "sizes", "border-radius", ".slides__picture"),
  arrow_color: look("Arrows", "colour", "color", ".slides__arrow"),
  arrow_background: look("Behind arrows", "colour", "background-color", ".slides__arrow"),
  dot_color: look("Dots", "colour", "--dot", ".slides__controls"),
  dot_active_color: look("Current dot", "colour", "--dot-current", ".slides__controls"),
};
