import { expect, test } from "vitest";
import { isWebUrl, videoAt } from "./videoAt";

const ID = "XHOmBV4js_E";
const PLAYER = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0`;

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?list=PL1&v=${ID}&index=2`,
  `http://m.youtube.com/watch?v=${ID}`,
  `youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?si=abcdef`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  ` https://youtu.be/${ID}\n`,
])("finds a YouTube video at %s", (url) => {
  expect(videoAt("youtube", url)).toEqual({
    type: "youtube",
    player: PLAYER,
    page: `https://www.youtube.com/watch?v=${ID}`,
  });
});

test.each([
  [`https://youtu.be/${ID}?t=43`, 43],
  [`https://www.youtube.com/watch?v=${ID}&t=1m30s`, 90],
  [`https://www.youtube.com/watch?v=${ID}&t=1h2m3s`, 3723],
  [`https://www.youtube.com/embed/${ID}?start=5`, 5],
])("starts at the time in the URL: %s", (url, seconds) => {
  expect(videoAt("youtube", url)).toMatchObject({ player: `${PLAYER}&start=${seconds}` });
});

test.each([
  ["https://vimeo.com/123456", "https://player.vimeo.com/video/123456?dnt=1&autoplay=1"],
  ["https://vimeo.com/123456/0a1b2c", "https://player.vimeo.com/video/123456?h=0a1b2c&dnt=1&autoplay=1"],
  [
    "https://player.vimeo.com/video/123456?h=0a1b2c&x=1",
    "https://player.vimeo.com/video/123456?h=0a1b2c&dnt=1&autoplay=1",
  ],
  ["vimeo.com/channels/staffpicks/123456", "https://player.vimeo.com/video/123456?dnt=1&autoplay=1"],
  ["https://vimeo.com/123456#t=30s", "https://player.vimeo.com/video/123456?dnt=1&autoplay=1#t=30s"],
])("finds a Vimeo video at %s", (url, player) => {
  expect(videoAt("vimeo", url)).toMatchObject({ type: "vimeo", player });
});

test.each(["/media/film.mp4", "https://cdn.example.org/a/film.webm?v=2", "/media/Film.OGV"])(
  "finds a self-hosted video at %s",
  (url) => {
    expect(videoAt("hosted", url)).toEqual({ type: "hosted", file: url });
  },
);

test.each([
  ["youtube", ""],
  ["youtube", "https://vimeo.com/123456"],
  ["youtube", "https://www.youtube.com/@somebody"],
  ["youtube", "https://www.youtube.com/watch?v=short"],
  ["youtube", `https://evil.example/youtube.com/watch?v=${ID}`],
  ["youtube", `https://youtube.com.evil.example/watch?v=${ID}`],
  ["youtube", `javascript:alert(1)//youtu.be/${ID}`],
  ["vimeo", "https://vimeo.com/about"],
  ["vimeo", "https://evil.example/vimeo.com/123456"],
  ["hosted", "/media/picture.jpg"],
  ["hosted", "//evil.example/film.mp4"],
  ["hosted", "javascript:film.mp4"],
] as const)("finds no %s video at “%s”", (type, url) => {
  expect(videoAt(type, url)).toBeNull();
});

test("links only to web URLs and URLs of this site", () => {
  expect(
    ["https://example.org/film", "/film", "javascript:alert(1)", "//evil.example", "film", ""].map(isWebUrl),
  ).toEqual([true, true, false, false, false, false]);
});
