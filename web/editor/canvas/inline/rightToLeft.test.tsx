import "../../testing/canvasBrowser";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { DEFAULT_ENVIRONMENT, EnvironmentContext } from "../../../kit/environment/environment";
import { InlineText } from "../../../kit/parts/InlineText";
import { RichText } from "../../../kit/parts/RichText";
import { CanvasRich } from "./CanvasRich";
import { CanvasText } from "./CanvasText";

const NUMBER = "01632 960 187";
const ISOLATED = `<bdi dir="ltr">${NUMBER}</bdi>`;

function onCanvas(direction: "ltr" | "rtl", text: ReactNode): string {
  const environment = { ...DEFAULT_ENVIRONMENT, direction, inline: { Text: CanvasText, Rich: CanvasRich } };
  return render(<EnvironmentContext value={environment}>{text}</EnvironmentContext>).container.innerHTML;
}

test("the canvas shows phone numbers in right-to-left text from left to right, as the page does", () => {
  expect(onCanvas("rtl", <InlineText name="text">{NUMBER}</InlineText>)).toContain(ISOLATED);
  expect(onCanvas("rtl", <RichText name="text" html={`<p>${NUMBER}</p>`} />)).toContain(`<p>${ISOLATED}</p>`);
});

test("left-to-right text on the canvas has no such markup", () => {
  expect(onCanvas("ltr", <InlineText name="text">{NUMBER}</InlineText>)).not.toContain("<bdi");
  expect(onCanvas("ltr", <RichText name="text" html={NUMBER} />)).not.toContain("<bdi");
});
