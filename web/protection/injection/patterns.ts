/** Requests of other scripts that get our token. Each pattern matches by the page's content and by the request. */
export type Pattern = {
  /** The page must contain this, or none of its functions are wrapped. */
  marker: string;
  by: "xhr" | "fetch";
  /** Part of the request's URL. */
  url?: string;
  /** All of these must be in the body. */
  body?: string[];
  /** Inside `data[…]`, where some scripts put all fields. */
  isWrapped?: boolean;
  /** Where the token goes in a JSON body. */
  within?: "data" | "first request";
};

export const PATTERNS: Pattern[] = [
  // Uploads, bookings, stock
  { marker: "div.wfu_container", by: "xhr", body: ["action=wfu_ajax_action_ask_server"], isWrapped: true },
  {
    marker: "#newAppointmentForm, .booked-calendar-shortcode-wrap",
    by: "xhr",
    body: ["action=booked_add_appt"],
    isWrapped: true,
  },
  { marker: "body.single-product", by: "xhr", body: ["action=cwginstock_product_subscribe"], isWrapped: true },
  { marker: "div.fcal_calendar_slot_wrap", by: "xhr", body: ["action=fluent_cal_schedule_meeting"] },
  // Sign-ups, lists, activity; jQuery sends them by XHR
  { marker: "#twt_cc_signup, .twt_cc_signup", by: "xhr", body: ["twt_cc_signup"], isWrapped: true },
  { marker: ".mailpoet_form, .mailpoet_subscription_form", by: "xhr", body: ["action=mailpoet"], isWrapped: true },
  {
    marker: ".ur-frontend-form",
    by: "xhr",
    body: ["action=user_registration", "ur_frontend_form_nonce"],
    isWrapped: true,
  },
  { marker: ".happyforms-form", by: "xhr", body: ["action=happyforms_message"], isWrapped: true },
  { marker: "#buddypress, .activity-list", by: "xhr", body: ["action=new_activity_comment"], isWrapped: true },
  { marker: ".wwlc-registration-form", by: "xhr", body: ["action=wwlc_create_user"], isWrapped: true },
  { marker: ".add_to_cart_button, .single_add_to_cart_button", by: "xhr", url: "wc-ajax=add_to_cart", isWrapped: true },
  // A form plugin, and a store's cart and checkout
  { marker: ".mf-form-wrapper, .metform-form-content", by: "fetch", url: "metform/" },
  {
    marker: ".wc-block-grid, .wc-block-cart, .add_to_cart_button",
    by: "fetch",
    body: ["/wc/store/v1/cart/add-item"],
    within: "first request",
  },
  {
    marker: "form.wc-block-checkout__form, .wc-block-checkout",
    by: "fetch",
    url: "/wc/store/v1/checkout",
    within: "data",
  },
];

/** Booking forms that render again and lose added fields. */
export const REATTACHED = ".latepoint-form, .mec-booking-form-container, #login-form-popup";
