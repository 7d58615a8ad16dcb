/** Widgets as tests of all of them need them: with a value for everything, and as the server's HTML. */
import { renderToString } from "react-dom/server";
import { ALIGNMENTS, TEXT_COLORS } from "../../editor/controls/richtext/textLook";
import type { Widget } from "../../kit/schema/defineWidget";
import type { Setting } from "../../kit/schema/settings";
import { image, viewOf } from "../../kit/testing/renderWidget";

export type Settings = Record<string, unknown>;

const IMAGE = { id: 1 };
const FILLED: Record<string, unknown> = {
  text: "Oak",
  textarea: "Oak",
  media: IMAGE,
  gallery: [IMAGE, { ...IMAGE, caption: "Ash" }, IMAGE],
  link: { url: "/oak/" },
  richtext: [...TEXT_COLORS, ...ALIGNMENTS].map((name) => `<p class="richtext-${name}">Oak</p>`).join(""),
};
// What server.py loads.
const DATA: Record<string, object> = {
  menu: { current: "", pages: [{ text: "Oak", href: "/oak/", children: [{ text: "Ash", href: "/ash/" }] }] },
  language_switcher: {
    translations: [
      { code: "en", name: "English", href: "/", is_current: true },
      { code: "de", name: "Deutsch", href: "/de/", is_current: false },
    ],
  },
};

const filledItem = (fields: Readonly<Record<string, Setting>>): Settings => ({ _id: "a", ...filled(fields) });

/** Every text, image, link and list has a value. */
export function filled(settings: Readonly<Record<string, Setting>>): Settings {
  const values: Settings = {};
  for (const [name, setting] of Object.entries(settings)) {
    if (setting.kind === "list") values[name] = ["a", "b"].map((_id) => ({ ...filledItem(setting.fields), _id }));
    else if (setting.kind in FILLED) values[name] = FILLED[setting.kind];
  }
  return values;
}

/** What the server sends. */
export const htmlOf = (widget: Widget, settings: Settings): string => {
  const resources = {
    images: { "1": image({ focus: "3 7" }) },
    data: { [`${widget.schema.type}-1`]: DATA[widget.schema.type] ?? {} },
  };
  return renderToString(viewOf(widget, settings, { resources }));
};
