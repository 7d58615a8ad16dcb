/** Our hidden field of the form, created if it is missing. */
export function setHiddenField(form: HTMLFormElement, name: string, value: string, id = ""): void {
  const found = form.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const field = found ?? document.createElement("input");
  if (!found) {
    field.type = "hidden";
    field.name = name;
    field.className = `apbct_special_field ${name}`;
    if (id) field.id = id;
    form.append(field);
  }
  field.value = value;
}

const MARK = "_ct_no_cookie_data_";

/** The value of the field in the contract: a prefix and base64 of JSON in UTF-8. */
export const noCookieField = (values: object): string => MARK + base64(values);

export function base64(values: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
