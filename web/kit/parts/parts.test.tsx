import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DEFAULT_ENVIRONMENT, EnvironmentContext } from "../environment/environment";
import { image } from "../testing/renderWidget";
import { Image } from "./Image";
import { Glyph } from "./icons/Glyph";
import { Icon } from "./icons/Icon";
import { arrowRight, check } from "./icons/icons";
import { ServiceIcon } from "./icons/ServiceIcon";
import { RichText } from "./RichText";

test("hides an icon from screen readers, in the color and size of its text", () => {
  expect(renderToString(<Icon name="bolt" />)).toMatch(
    /^<svg aria-hidden="true" .*width="1em" .*stroke="currentColor"/,
  );
});

test("renders a service icon as one filled shape, hidden from screen readers", () => {
  expect(renderToString(<ServiceIcon service="mastodon" />)).toMatch(
    /^<svg aria-hidden="true" .*fill="currentColor"><path d="[^"]+"><\/path><\/svg>$/,
  );
  expect(renderToString(<ServiceIcon service={"constructor" as "x"} />)).toBe("");
});

test.each(["", "constructor", "gone"])("renders nothing for the unknown icon “%s”", (name) => {
  expect(renderToString(<Icon name={name as ""} />)).toBe("");
});

test("mirrors arrows in right-to-left text, and no other icons", () => {
  const inArabic = (path: string) =>
    renderToString(
      <EnvironmentContext value={{ ...DEFAULT_ENVIRONMENT, direction: "rtl" }}>
        <Glyph path={path} />
      </EnvironmentContext>,
    );

  expect(inArabic(arrowRight)).toContain("matrix(-1 0 0 1 24 0)");
  expect(inArabic(check)).not.toContain("matrix");
  expect(renderToString(<Glyph path={arrowRight} />)).not.toContain("matrix");
});

test("loads the first image of a page with priority and others lazily, in their display width", () => {
  const first = renderToString(<Image media={{ ...image(), id: 1, first: true }} sizes="50vw" />);
  const later = renderToString(<Image media={{ ...image(), id: 2, first: false }} sizes="50vw" />);

  expect(first).toContain('fetchPriority="high"');
  expect(first).toContain('sizes="50vw"');
  expect(first).not.toContain("lazy");
  expect(later).toContain('loading="lazy"');
  expect(later).toContain('sizes="auto, 50vw"');
});

test("reserves the space of an image before it loads", () => {
  expect(renderToString(<Image media={{ ...image(), id: 1, first: true }} />)).toMatch(/width="1600" height="1200"/);
});

test("can render rich text as the whole widget", () => {
  expect(renderToString(<RichText html="<p>Hi</p>" className="text e-1" id="about" />)).toBe(
    '<div id="about" class="text e-1"><p>Hi</p></div>',
  );
});
