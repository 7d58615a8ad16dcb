import { expect, test } from "vitest";
import { AUDIO_EXTENSIONS, hostedFile, VIDEO_EXTENSIONS } from "./hostedFile";

test.each(["mp4", "m4v", "webm", "ogv", "mov"])("a file that ends in .%s is a video", (extension) => {
  expect(hostedFile(`/media/film.${extension}`, VIDEO_EXTENSIONS)).toBe(`/media/film.${extension}`);
});

test.each(["mp3", "m4a", "aac", "ogg", "oga", "opus", "wav", "flac", "weba"])(
  "a file that ends in .%s is a recording",
  (extension) => {
    expect(hostedFile(`https://a.example/b.${extension}`, AUDIO_EXTENSIONS)).toBe(`https://a.example/b.${extension}`);
  },
);

test.each([
  [" /a.MP4 ", "/a.MP4"],
  ["/a.mp4?v=2", "/a.mp4?v=2"],
  ["http://a.example/b.mp4#t=3", "http://a.example/b.mp4#t=3"],
])("“%s” is the URL %s", (text, url) => {
  expect(hostedFile(text, VIDEO_EXTENSIONS)).toBe(url);
});

test.each(["", "a.mp4", "//a.example/b.mp4", "ftp://a/b.mp4", "/a.mp4x", "/a b.mp4", "/a?b.mp4", "/a.mp3"])(
  "“%s” is no URL of a video file",
  (text) => {
    expect(hostedFile(text, VIDEO_EXTENSIONS)).toBe("");
  },
);
