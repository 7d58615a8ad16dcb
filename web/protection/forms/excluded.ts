/** Forms whose server rejects unknown fields, and forms that attract no spam. */

const NO_FIELDS_AT_ALL = [
  "[action*='secure.payu.com']",
  "[action*=hsforms]",
  "[action*='secureinternetbank.com']",
  "[action='https://epayment.epymtservice.com/epay.jhtml']",
  ".woocommerce-form-login",
  ".swpf-instant-filtering",
  ":has(fieldset.asl_sett_scroll)",
];

const NO_VISIBLE_FIELDS = [
  "[role=search]",
  ":is([role=search], search) form",
  ".slp_search_form",
  ".mec-booking form",
  "[action*='activehosted.com']",
  "#caspioform",
  ".tinkoffPayRow",
  ".give-form",
  "#ult-forgot-password-form",
  "[id*=calculatedfields]",
  "[id*=sac-form]",
  "[id*=cp_tslotsbooking_pform]",
  "[name*=cp_tslotsbooking_pform]",
  "[name*=tribe-bar-form]",
  "#ihf-login-form",
  "#ihf-main-search-form",
  "#frmCalc",
  "[action*=property-organizer-delete-saved-search-submit]",
  ":has(a[name=login])",
  // A form with one password is a login, which identifies the person.
  ":has(input[autocomplete=current-password])",
];

const GETS_FIELDS_ANYWAY = ":is(:has(.nf-form-content), #twt_cc_signup)";

export const takesFields = (form: HTMLFormElement): boolean => isPosted(form) && !matches(form, NO_FIELDS_AT_ALL);

export const takesVisibleFields = (form: HTMLFormElement): boolean =>
  (isPosted(form) || form.matches(GETS_FIELDS_ANYWAY)) &&
  !matches(form, NO_FIELDS_AT_ALL) &&
  !matches(form, NO_VISIBLE_FIELDS);

// Reads the attribute, because a field named "method" hides the property.
const isPosted = (form: HTMLFormElement) => form.getAttribute("method")?.toLowerCase() === "post";

const matches = (form: HTMLFormElement, selectors: string[]) => form.matches(selectors.join(","));
