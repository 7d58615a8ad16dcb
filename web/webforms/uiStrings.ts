/** What the forms' script says to visitors. */
export const FORM_SCRIPT_UI_STRINGS = [
  "The form was not sent, because something went wrong. Your answers are kept. Try again.",
  "The form was not sent, because the site cannot be reached. Your answers are kept. Try again.",
  "The form was not sent, because the site did not answer in time. Your answers are kept. Try again.",
  "The form was not accepted. Reload the page and send it again. Your answers are kept.",
  "Your answers were sent.",
  "Your answers are saved.",
  "Your earlier answers are back.",
  "Clear the form",
  "Files are currently uploading. Wait until they are complete, or remove them.",
  "Files of this type cannot be uploaded.",
  "Choose a file of one of these types: {types}",
  "This file is too large. It can have at most {size} MB.",
  "You have uploaded as many files as you can.",
  "The file could not be uploaded. Try again.",
  "Error {code}: {message}",
  "{name} is uploaded.",
  "{name} is removed.",
  "Upload of {name}",
  "Remove",
  "Remove {name}",
  "{count} results",
  "No results for “{text}”",
] as const;

export type FormScriptUiString = (typeof FORM_SCRIPT_UI_STRINGS)[number];
