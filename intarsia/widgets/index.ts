import type { Widget } from "../../web/kit/schema/defineWidget";
import { accordion } from "./accordion";
import { alert } from "./alert";
import { audio } from "./audio";
import { author_box } from "./author_box";
import { blockquote } from "./blockquote";
import { breadcrumbs } from "./breadcrumbs";
import { button } from "./button";
import { carousel } from "./carousel";
import { code } from "./code";
import { comments } from "./comments";
import { container } from "./container";
import { countdown } from "./countdown";
import { counter } from "./counter";
import { divider } from "./divider";
import { form } from "./form";
import { grid } from "./grid";
import { heading } from "./heading";
import { html } from "./html";
import { icon } from "./icon";
import { icon_box } from "./icon_box";
import { icon_list } from "./icon_list";
import { image } from "./image";
import { image_box } from "./image_box";
import { image_carousel } from "./image_carousel";
import { image_gallery } from "./image_gallery";
import { language_switcher } from "./language_switcher";
import { login_link } from "./login_link";
import { menu } from "./menu";
import { modal_popup } from "./modal_popup";
import { off_canvas } from "./off_canvas";
import { page_title } from "./page_title";
import { post_content } from "./post_content";
import { posts } from "./posts";
import { pricing_table } from "./pricing_table";
import { search } from "./search";
import { section } from "./section";
import { share_buttons } from "./share_buttons";
import { site_logo } from "./site_logo";
import { skill_bar } from "./skill_bar";
import { social_icons } from "./social_icons";
import { spacer } from "./spacer";
import { star_rating } from "./star_rating";
import { table } from "./table";
import { tabs } from "./tabs";
import { testimonial } from "./testimonial";
import { text } from "./text";
import { toggle } from "./toggle";
import { video } from "./video";

/** Every widget, in the order of the editor's list. A new widget adds two lines here. */
export const widgets: Widget[] = [
  container,
  section,
  grid,
  heading,
  page_title,
  text,
  html,
  image,
  image_gallery,
  button,
  icon,
  icon_list,
  social_icons,
  divider,
  spacer,
  icon_box,
  image_box,
  testimonial,
  blockquote,
  author_box,
  share_buttons,
  star_rating,
  alert,
  accordion,
  toggle,
  tabs,
  modal_popup,
  pricing_table,
  table,
  code,
  menu,
  off_canvas,
  breadcrumbs,
  site_logo,
  language_switcher,
  login_link,
  search,
  image_carousel,
  carousel,
  counter,
  skill_bar,
  countdown,
  video,
  audio,
  posts,
  post_content,
  comments,
  form,
];
