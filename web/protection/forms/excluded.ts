/** Forms whose server refuses fields that it does not know, or that nobody writes spam into. */

const NO_FIELDS_AT_ALL = [
  "form[action*='secure.payu.com']",
  "form[action*=hsforms]",
  "form[action*='secureinternetbank.com']",
  "form[action='https://epayment.epymtservice.com/epay.jhtml']",
  "form.woocommerce-form-login",
  "form.swpf-instant-filtering",
  "form:has(fieldset.asl_sett_scroll)",
];

const NO_VISIBLE_FIELDS = [
  "form[role=search]",
  "[role=search] form",
  "search form",
  "form.slp_search_form",
  ".mec-booking form",
  "form[action*='activehosted.com']",
  "form#caspioform",
  "form.tinkoffPayRow",
  "form.give-form",
  "form#ult-forgot-password-form",
  "form[id*=calculatedfields]",
  "form[id*=sac-form]",
  "form[id*=cp_tslotsbooking_pform]",
  "form[name*=cp_tslotsbooking_pform]",
  "form[name*=tribe-bar-form]",
  "form#ihf-login-form",
  "form#ihf-main-search-form",
  "form#frmCalc",
  "form[action*=property-organizer-delete-saved-search-submit]",
  "form:has(a[name=login])",
  // A password that is asked once is a login: who signs in is known by it.
  "form:has(input[autocomplete=current-password])",
];

const GETS_FIELDS_ANYWAY = ":is(:has(.nf-form-content), #twt_cc_signup)";

export const takesFields = (form: HTMLFormElement): boolean => isPosted(form) && !matches(form, NO_FIELDS_AT_ALL);

export const takesVisibleFields = (form: HTMLFormElement): boolean =>
  (isPosted(form) || form.matches(GETS_FIELDS_ANYWAY)) && !matches(form, [...NO_FIELDS_AT_ALL, ...NO_VISIBLE_FIELDS]);

// The attribute: a field called "method" hides the property.
const isPosted = (form: HTMLFormElement) => form.getAttribute("method")?.toLowerCase() === "post";

const matches = (form: HTMLFormElement, selectors: string[]) => form.matches(selectors.join(","));
