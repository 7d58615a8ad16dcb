import { defineSchema } from "../../../web/kit/schema/schema";
import { code, select, size, text, toggle } from "../../../web/kit/schema/settings";
import { WORDS } from "./words";

const EXAMPLE = `/* Two woods, side by side. */
.panel {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0;
}`;

export const schema = defineSchema({
  type: "code",
  label: "Code listing",
  description: "Lines of a program, coloured and numbered, to be read and copied",
  category: "content",
  icon: "square-code",
  version: 1,
  hydrate: "interaction",
  hydrateWhen: { setting: "show_copy", isNot: [""] },
  script: true,
  keywords: ["source", "snippet", "syntax", "highlight", "pre", "program"],
  words: WORDS,
  settings: {
    code: code({ label: "Code", default: EXAMPLE }),
    language: select({
      label: "Language",
      default: "css",
      options: [
        ["", "None"],
        ["css", "CSS"],
        ["html", "HTML"],
        ["javascript", "JavaScript"],
        ["json", "JSON"],
        ["python", "Python"],
        ["shell", "Shell"],
        ["sql", "SQL"],
        ["typescript", "TypeScript"],
        ["yaml", "YAML"],
      ],
    }),
    title: text({
      label: "Title",
      default: "",
      placeholder: "The language",
      help: "Such as the name of the file.",
      translatable: true,
    }),
    show_title: toggle({ label: "Title above", default: "yes" }),
    line_numbers: toggle({ label: "Line numbers", default: "yes" }),
    show_copy: toggle({ label: "Copy button", default: "yes" }),
    long_lines: select({
      label: "Long lines",
      default: "scroll",
      options: [
        ["scroll", "Are scrolled"],
        ["wrap", "Go on below"],
      ],
    }),
    most_height: size({
      label: "Greatest height",
      default: { size: "", unit: "px" },
      units: ["px", "rem", "vh"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--tallest",
    }),
  },
  style: {
    code_background: { label: "Ground", control: "colour", property: "--ground", group: "Code listing" },
    code_color: { label: "Code", control: "colour", property: "--plain", group: "Code listing" },
    number_color: {
      label: "Line numbers",
      control: "colour",
      property: "--number",
      group: "Code listing",
    },
    code_size: {
      label: "Size of the letters",
      control: "size",
      property: "font-size",
      part: ".code__lines",
      group: "Code listing",
    },
  },
});
