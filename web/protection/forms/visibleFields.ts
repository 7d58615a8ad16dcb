export type VisibleFields = {
  visible_fields: string;
  visible_fields_count: number;
  invisible_fields: string;
  invisible_fields_count: number;
};

const FIELDS = "input, select, textarea";
const OWN_FIELDS = /^(ct_checkjs|ct_no_cookie_hidden_field|ct_bot_detector_event_token|apbct_visible_fields)$/;

/** The names of the fields that a person sees, and of those that only programs find; each name once. */
export function visibleFieldsOf(form: HTMLFormElement): VisibleFields {
  const names = { visible: new Set<string>(), invisible: new Set<string>() };
  for (const field of form.querySelectorAll<HTMLInputElement>(FIELDS)) {
    // Unchecked choices have no value, and buttons are no fields.
    if (!field.name || OWN_FIELDS.test(field.name) || /^(submit|button|image|reset|radio|checkbox)$/.test(field.type))
      continue;
    names[isSeen(field) ? "visible" : "invisible"].add(field.name);
  }
  return {
    visible_fields: [...names.visible].join(" "),
    visible_fields_count: names.visible.size,
    invisible_fields: [...names.invisible].join(" "),
    invisible_fields_count: names.invisible.size,
  };
}

function isSeen(field: HTMLInputElement): boolean {
  if (field.type === "hidden") return false;
  for (let element: Element | null = field; element; element = element.parentElement) {
    const { display, visibility, opacity } = getComputedStyle(element);
    if (display === "none" || opacity === "0" || (element === field && visibility === "hidden")) return false;
  }
  return true;
}
