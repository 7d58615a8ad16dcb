/**
 * Sends what the page script of the best-known anti-spam plugin sends, in the shapes that were measured: multipart calls
 * with a nonce that is renewed once, signals in the place of the cookie mode, and the fields of a form.
 */
(() => {
  const site = window.ctPublicFunctions;
  const settings = window.ctPublic;
  const mode = site.data__cookies_type;
  const hasDetector = site.data__bot_detector_enabled === "1";
  const actions = { alt_sessions: "apbct_alt_session__save__AJAX", apbct_decode_email: "apbct_decode_email" };
  const started = Date.now();
  const signals = {};
  const pointer = [];

  function send(url, parts, headers, done) {
    const request = new XMLHttpRequest();
    const body = new FormData();
    for (const [name, value] of Object.entries(parts)) {
      body.append(name, value !== null && typeof value === "object" ? JSON.stringify(value) : value);
    }
    request.open("POST", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.onload = () => done(request.status, request.responseText);
    request.send(body);
  }

  function call(route, data, done, isSecond = false) {
    const isRest = site.data__ajax_type === "rest";
    const nonce = site._fresh_nonce || (isRest ? site._rest_nonce : site._ajax_nonce);
    const url = isRest ? `${site._rest_url}cleantalk-antispam/v1/${route}` : site._ajax_url;
    const own = isRest ? {} : { action: actions[route], _ajax_nonce: nonce, no_cache: Math.random() };
    send(url, { ...data, ...own }, isRest ? { "X-WP-Nonce": nonce } : {}, (status, text) => {
      if (status !== 403 || !nonce || isSecond) return done(JSON.parse(text));
      renewNonce(nonce, () => call(route, data, done, true));
    });
  }

  function renewNonce(old, done) {
    const parts = { spbc_remote_call_action: "get_fresh_wpnonce", plugin_name: "antispam" };
    send(site.host_url, { ...parts, nonce_prev: old, initial_request_params: [] }, {}, (_status, text) => {
      site._fresh_nonce = JSON.parse(text).wpnonce;
      done();
    });
  }

  function store(pairs) {
    Object.assign(signals, pairs);
    for (const [name, value] of Object.entries(pairs)) {
      const envelope = { value: JSON.stringify(value), timestamp: seconds() };
      if (mode === "none") localStorage.setItem(name, JSON.stringify(envelope));
      if (mode === "native") {
        document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax`;
      }
    }
    // Every save has all signals.
    if (mode === "alternative") call("alt_sessions", { cookies: signals }, saved);
  }

  const saves = [];
  const saved = (answer) => {
    saves.push(answer.success);
    document.documentElement.dataset.saves = saves.join();
  };
  const seconds = () => Math.floor(Date.now() / 1000);
  const base64 = (value) => btoa(unescape(encodeURIComponent(JSON.stringify(value))));

  function begin() {
    const screen = { fullWidth: 1440, fullHeight: 3900, visibleWidth: innerWidth, visibleHeight: innerHeight };
    store({
      ct_checkjs: settings.ct_checkjs_key,
      ct_ps_timestamp: seconds(),
      ct_fkp_timestamp: "0",
      ct_pointer_data: "0",
      ct_timezone: -new Date().getTimezoneOffset() / 60,
      ct_screen_info: JSON.stringify(screen),
      apbct_headless: navigator.webdriver,
      apbct_visible_fields: "0",
      ct_checked_emails: "0",
      ct_checked_emails_exist: "0",
    });
    // With the detector, it listens to neither keys nor pointer.
    if (!hasDetector) listen();
    for (const node of contacts()) node.addEventListener("click", decode);
    document.querySelector("form").addEventListener("submit", fillForm, true);
  }

  function listen() {
    const once = (type, name, value) => addEventListener(type, () => store({ [name]: value }), { once: true });
    once("mousemove", "ct_mouse_moved", true);
    once("scroll", "ct_has_scrolled", true);
    once("keyup", "ct_has_key_up", "true");
    once("focusin", "ct_has_input_focused", "true");
    addEventListener("keydown", () => store({ ct_fkp_timestamp: seconds() }), { once: true });
    addEventListener("mousemove", ({ clientX, clientY }) => {
      const last = pointer.at(-1)?.[2] ?? -150;
      if (Date.now() - started - last >= 150) pointer.push([clientY, clientX, Date.now() - started]);
    });
  }

  const contacts = () => [...document.querySelectorAll("[data-original-string]")];

  /** All contacts of the page, not only the one that was clicked. */
  function decode(event) {
    event.preventDefault();
    // A link and the text in it are contacts, both.
    event.stopPropagation();
    const encodedEmails = Object.fromEntries(contacts().map((node, place) => [place, node.dataset.originalString]));
    const token = JSON.parse(localStorage.getItem("bot_detector_event_token") ?? "{}").value ?? "false";
    const proof = hasDetector ? { event_token: token } : { event_javascript_data: signals };
    const asked = { post_url: location.href, referrer: document.referrer, encodedEmails, ...proof };
    call("apbct_decode_email", asked, (answer) => {
      if (answer.success !== true || answer.data[0].is_allowed !== true) return;
      for (const node of contacts()) {
        const row = answer.data.find(({ encoded_email }) => encoded_email === node.dataset.originalString);
        node.textContent = row.decoded_email;
      }
    });
  }

  function fillForm({ target }) {
    const fields = [...target.elements].filter(({ name, type }) => name && type !== "submit");
    const names = (isHidden) => fields.filter(({ type }) => (type === "hidden") === isHidden).map(({ name }) => name);
    const [seen, unseen] = [names(false), names(true)];
    const record = { visible_fields: seen.join(" "), visible_fields_count: seen.length };
    Object.assign(record, { invisible_fields: unseen.join(" "), invisible_fields_count: unseen.length });
    if (!hasDetector) signals.ct_pointer_data = JSON.stringify(pointer.slice(0, 50));
    add(target, "apbct_visible_fields", base64({ 0: record }));
    if (mode === "native") {
      document.cookie = `ct_pointer_data=${encodeURIComponent(signals.ct_pointer_data)}; path=/`;
    }
    if (mode === "none" && !hasDetector) {
      add(target, "ct_no_cookie_hidden_field", `_ct_no_cookie_data_${base64(signals)}`);
    }
  }

  function add(form, name, value) {
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }

  document.addEventListener("DOMContentLoaded", begin);
})();
