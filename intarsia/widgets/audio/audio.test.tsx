import { describe, expect, test } from "vitest";
import { hostsOf } from "../../../web/kit/schema/hosts";
import { cssOf, image, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { audio } from ".";

const SAW = { url: "/media/saw.mp3", title: "The fret saw", note: "Noor, eleven seconds" };
const inEditor = { environment: { mode: "editor" as const } };

describe("published", () => {
  test("W-ALL-01 RUN-HND-10 is the browser's own player, which neither loads nor plays by itself", () => {
    const { html, getByText } = renderWidget(audio, SAW);

    expect(html).toMatch(/<audio[^>]* controls=""[^>]* preload="none" src="\/media\/saw.mp3"/);
    expect(html).not.toContain("autoplay");
    expect(html).not.toContain("style=");
    expect(getByText("The fret saw")).toBeTruthy();
  });

  test("W-ALL-03 names the player after the recording, or else after the kind of media", () => {
    expect(renderWidget(audio, SAW).container.querySelector("audio")?.getAttribute("aria-label")).toBe("The fret saw");
    expect(
      renderWidget(audio, { url: SAW.url }, { id: "bare" })
        .container.querySelector("audio")
        ?.getAttribute("aria-label"),
    ).toBe("Audio");
  });

  test("offers a download unless the owner turns it off", () => {
    const link = renderWidget(audio, SAW).getByRole("link", { name: "Download The fret saw" });
    expect(link.getAttribute("href")).toBe("/media/saw.mp3");
    expect(link.hasAttribute("download")).toBe(true);

    expect(renderWidget(audio, { ...SAW, show_download: "" }, { id: "kept" }).html).not.toContain("download");
  });

  test("has a transcript that can be read without a script, paragraph by paragraph", () => {
    const { container, getByText } = renderWidget(audio, { ...SAW, transcript: "A saw.\n\nA cough." });

    expect(getByText("Transcript").closest("details")?.open).toBe(false);
    expect([...container.querySelectorAll("details p")].map(({ textContent }) => textContent)).toEqual([
      "A saw.",
      "A cough.",
    ]);
  });

  test("can have an image", () => {
    const { getByRole } = renderWidget(
      audio,
      { ...SAW, picture: { id: 7 } },
      { resources: { images: { 7: image() } } },
    );

    expect(getByRole("img", { name: "Oak veneer, cut for a rosette" })).toBeTruthy();
  });

  test.each(["/media/saw.mp3", "https://sounds.example/saw.OGG?v=2", " /media/saw.wav "])(
    "finds a recording at “%s”",
    (url) => {
      expect(renderWidget(audio, { url }).container.querySelector("audio")?.getAttribute("src")).toBe(url.trim());
    },
  );

  test.each(["", "/media/picture.jpg", "javascript:saw.mp3", "//evil.example/saw.mp3", "saw"])(
    "W-ALL-04 shows visitors nothing and staff a hint without a recording: “%s”",
    (url) => {
      expect(renderWidget(audio, { ...SAW, url }).html).toBe("");
      expect(renderWidget(audio, { ...SAW, url }, inEditor).html).toMatch(/editor-hint|editor-sample__hint/);
    },
  );

  test("allows only the host of the recording in the page's policy", () => {
    const hostOf = (url: string) => hostsOf(audio.schema.hosts, { url }).map(({ host }) => host);

    expect(hostOf("https://sounds.example/saw.mp3")).toEqual(["https://sounds.example"]);
    expect(hostOf("/media/saw.mp3")).toEqual([]);
  });

  test("W-ALL-02 has an image width per device", () => {
    const style = { desktop: { picture_width: "200px" }, mobile: { picture_width: "96px" } };

    expect(cssOf(audio, SAW, { id: "a", style })).toBe(
      ".e-a{--image-width:200px}@media (max-width:767px){.e-a{--image-width:96px}}",
    );
  });
});

test("W-ALL-03 W-ALL-04 is accessible, also twice on a page", async () => {
  const settings = { ...SAW, transcript: "A saw." };
  renderWidget(audio, settings, { id: "first" });
  renderWidget(audio, { ...settings, title: "The kettle" }, { id: "second" });

  expect(await violations(document.body)).toEqual([]);
});
