import "../../testing/canvasBrowser";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { countdown } from "../../../../intarsia/widgets/countdown";
import { CANVAS_PARTS } from "../../canvas/canvasParts";
import { EditingProvider } from "../../puckAdapter";
import { inEditor } from "../../testing/inEditor";
import { ContentTab } from "./ContentTab";

test("shows a setting that depends on the default of another one", () => {
  const element = { type: "countdown", props: { id: "c" } };
  inEditor(
    <EditingProvider
      document={{ root: {}, content: [element] }}
      widgets={[]}
      parts={CANVAS_PARTS}
      onChange={() => {}}
      isReadOnly={false}
    >
      <ContentTab element={element} schema={countdown.schema} />
    </EditingProvider>,
  );

  expect(screen.getByLabelText("Due date")).toBeTruthy();
  expect(screen.queryByLabelText("Duration")).toBeNull();
});
