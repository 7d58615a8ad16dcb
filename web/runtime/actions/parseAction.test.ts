import { describe, expect, test } from "vitest";
import { actionLink } from "../../kit/links/actionLink";
import { parseAction, parseCustomAction } from "./parseAction";

const SETTINGS = btoa(JSON.stringify({ id: 12, url: "https://example.org/a.jpg", slideshow: "6a63" }));

describe("action links", () => {
  test.each([
    ["plain", `#elementor-action:action=lightbox&settings=${SETTINGS}`],
    ["encoded by a server", `#${encodeURIComponent(`elementor-action:action=lightbox&settings=${SETTINGS}`)}`],
    ["encoded with its sign", encodeURIComponent(`#elementor-action:action=lightbox&settings=${SETTINGS}`)],
    ["encoded twice", encodeURI(encodeURIComponent(`#elementor-action:action=lightbox&settings=${SETTINGS}`))],
  ])("RUN-ACT-01 parse the action and settings of a link that is %s", (_form, address) => {
    expect(parseAction(address)).toEqual({
      name: "lightbox",
      settings: { id: 12, url: "https://example.org/a.jpg", slideshow: "6a63" },
    });
  });

  test.each([
    ["#elementor-action:action=popup:close&", { name: "popup:close", settings: {} }],
    [
      "#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6MX0%3D",
      { name: "popup:open", settings: { id: 1 } },
    ],
  ])("can have no settings, but need the character before them: %s", (address, request) => {
    expect(parseAction(address)).toEqual(request);
  });

  test.each([
    ["names no action", "#elementor-action:settings=e30="],
    ["has no & after its name", "#elementor-action:action=lightbox"],
    ["is badly encoded", "#elementor-action:action=lightbox&settings=%E0%A4%A"],
    ["is no base64", "#elementor-action:action=lightbox&settings=***"],
    ["is no JSON", `#elementor-action:action=lightbox&settings=${btoa("{")}`],
    ["has settings that are no object", `#elementor-action:action=lightbox&settings=${btoa("[1]")}`],
  ])("RUN-ACT-03 return null for a link that %s", (_fault, address) => {
    expect(parseAction(address)).toBeNull();
  });

  test.each([{}, { title: "Übermut & Esche, 5 < 6", url: "/media/ä.jpg" }, { words: "木 🌳", list: [1, [2]] }])(
    "parse what the server writes: %j",
    (settings) => {
      expect(parseAction(actionLink("lightbox", settings))).toEqual({ name: "lightbox", settings });
    },
  );
});

describe("custom actions", () => {
  test.each([
    "#intarsia-action&event=hover&action=light_up&piece=the%20sun&times=2",
    "#jet-engine-action&event=hover&action=light_up&piece=the%20sun&times=2",
    encodeURIComponent("#intarsia-action&event=hover&action=light_up&piece=the sun&times=2"),
  ])("RUN-ACT-04 parse event, action and each setting: %s", (address) => {
    expect(parseCustomAction(address)).toEqual({
      event: "hover",
      name: "light_up",
      settings: { piece: "the sun", times: "2" },
    });
  });

  test.each(["#intarsia-action", "#intarsia-action&event=click", "#intarsia-action&action=%E0%A4%A"])(
    "RUN-ACT-03 return null without an action name or if badly encoded: %s",
    (address) => expect(parseCustomAction(address)).toBeNull(),
  );
});
