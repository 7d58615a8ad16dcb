import { defineSchema } from "../../../web/kit/schema/schema";
import { code, select, size, text, toggle } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

const EXAMPLE = `/* Two columns of equal width. */
.panel {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0;
}`;

export const schema = defineSchema({
  type: "code",
  label: "Code block",
  description: "Program code with syntax highlighting and a copy button",
  category: "content",
  icon: "square-code",
  version: 1,
  hydrate: "interaction",
  hydrateWhen: { field: "show_copy", operator: "isnot", value: "" },
  enhance: true,
  keywords: ["source", "snippet", "syntax", "highlight", "pre", "program", "code listing"],
  words: UI_STRINGS,
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
      help: "For example a file name.",
      translatable: true,
    }),
    show_title: toggle({ label: "Show title", default: "yes" }),
    line_numbers: toggle({ label: "Line numbers", default: "yes" }),
    show_copy: toggle({ label: "Copy button", default: "yes" }),
    long_lines: select({
      label: "Long lines",
      keywords: ["word wrap", "overflow"],
      default: "scroll",
      options: [
        ["scroll", "Scroll"],
        ["wrap", "Wrap"],
      ],
    }),
    most_height: size({
      label: "Max height",
      default: { size: "", unit: "px" },
      units: ["px", "rem", "vh"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--tallest",
    }),
  },
  style: {
    code_background: { label: "Background", control: "color", property: "--background", group: "Code listing" },
    code_color: { label: "Text color", control: "color", property: "--plain", group: "Code listing" },
    number_color: {
      label: "Line number color",
      control: "color",
      property: "--number",
      group: "Code listing",
    },
    code_size: {
      label: "Font size",
      control: "size",
      property: "font-size",
      part: ".code__lines",
      group: "Code listing",
    },
  },
});
