import type { Widget } from "../../web/kit/defineWidget";
import { accordion } from "./accordion";
import { button } from "./button";
import { carousel } from "./carousel";
import { container } from "./container";
import { counter } from "./counter";
import { heading } from "./heading";
import { icon_box } from "./icon_box";
import { image } from "./image";
import { image_carousel } from "./image_carousel";
import { image_gallery } from "./image_gallery";
import { menu } from "./menu";
import { posts } from "./posts";
import { tabs } from "./tabs";
import { testimonial } from "./testimonial";
import { text } from "./text";
import { video } from "./video";

/** Every widget the editor offers, in the order of its list. A new widget adds two lines here and nothing elsewhere. */
export const widgets: Widget[] = [
  container,
  heading,
  text,
  image,
  image_gallery,
  button,
  icon_box,
  testimonial,
  accordion,
  tabs,
  menu,
  image_carousel,
  carousel,
  counter,
  video,
  posts,
];
