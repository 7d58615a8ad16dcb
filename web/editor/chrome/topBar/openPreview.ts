import type { Document } from "../../../documents/document";

/** Shows the unsaved document in a new tab. It is posted as a form, because the response is a page. */
export function openPreview(url: string, content: Document, csrfToken: string) {
  const form = document.createElement("form");
  form.method = "post";
  form.action = url;
  form.target = "intarsia-preview";
  for (const [name, value] of Object.entries({ document: JSON.stringify(content), csrfmiddlewaretoken: csrfToken })) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
