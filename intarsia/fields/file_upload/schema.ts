import { defineFieldSchema, fieldSettings } from "../../../web/kit/fields/fieldSettings";
import { number, text } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

export const schema = defineFieldSchema({
  type: "file_upload",
  label: "File upload",
  description: "One file, or several",
  category: "advanced",
  icon: "upload",
  version: 1,
  keywords: ["attachment", "document", "photo", "image", "resume", "cv", "upload"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("File"),
    extensions: text({
      label: "Allowed extensions",
      keywords: ["types", "pdf", "jpg"],
      default: "pdf, jpg, jpeg, png, heic, doc, docx, odt",
      help: "For example: pdf, jpg. If empty, all except programs, web pages and scripts.",
    }),
    max_size: number({
      label: "Max size",
      keywords: ["limit", "megabytes"],
      default: 10,
      min: 1,
      max: 4096,
      step: 1,
      help: "Per file, in megabytes.",
    }),
    max_files: number({ label: "Max files", keywords: ["several"], default: 1, min: 1, max: 100, step: 1 }),
  },
});
