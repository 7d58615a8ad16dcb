import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { Device } from "../../../../kit/environment/devices/devices";
import { violations } from "../../../../kit/testing/renderWidget";
import { inEditor } from "../../../testing/inEditor";
import { SettingRow } from "./SettingRow";
import { StyleRow } from "./StyleRow";

const COLUMNS = {
  kind: "number",
  label: "Columns",
  default: 3,
  responsive: { inherits: "larger", defaults: { mobile: 1 } },
} as const;
const COLOR = { control: "size", property: "width", label: "Width" } as const;

describe("EDIT-ED-04 a setting per device", () => {
  it("EDIT-ED-04 shows the inherited value in gray and stores its own", async () => {
    const onChange = vi.fn();
    inEditor(<SettingRow name="columns" setting={COLUMNS} values={{ columns: 4 }} onChange={onChange} />, {
      device: "tablet",
    });
    expect((screen.getByLabelText("Columns") as HTMLInputElement).placeholder).toBe("4");
    expect(screen.getByText("Inherited on tablet")).toBeTruthy();
    await userEvent.type(screen.getByLabelText("Columns"), "2");
    expect(onChange).toHaveBeenLastCalledWith({ columns_tablet: 2 }, undefined);
  });

  it("marks a value that is not set on desktop as the default, because desktop inherits from no device", () => {
    inEditor(<StyleRow name="width" field={COLOR} style={{}} state={null} onChange={() => {}} />, {
      device: "desktop",
    });

    expect(screen.getByText("Default on desktop")).toBeTruthy();
  });

  it("prefers the device's own default to the value of a larger device", () => {
    inEditor(<SettingRow name="columns" setting={COLUMNS} values={{ columns: 4 }} onChange={() => {}} />, {
      device: "mobile",
    });
    expect((screen.getByLabelText("Columns") as HTMLInputElement).placeholder).toBe("1");
  });

  it("EDIT-ED-04 resets its own value with the mark", async () => {
    const onChange = vi.fn();
    inEditor(<SettingRow name="columns" setting={COLUMNS} values={{ columns_mobile: 2 }} onChange={onChange} />, {
      device: "mobile",
    });
    await userEvent.click(screen.getByRole("button", { name: "Columns: remove the value on mobile" }));
    expect(onChange).toHaveBeenLastCalledWith({ columns_mobile: undefined });
  });

  it("has no reset on desktop, whose value is the base", () => {
    inEditor(<SettingRow name="columns" setting={COLUMNS} values={{}} onChange={() => {}} />);
    expect(screen.getByText("Set on desktop")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("EDIT-ED-04 additional devices", () => {
  const breakpoints = { widescreen: 2400, laptop: 1366, mobile_extra: 880 };
  const values = { columns: 4, columns_laptop: 5, columns_tablet_extra: 9, columns_widescreen: 6 };
  const shownOn = (device: Device, settings: object) => {
    inEditor(<SettingRow name="columns" setting={COLUMNS} values={{ ...settings }} onChange={() => {}} />, {
      device,
      breakpoints,
    });
    return (screen.getByLabelText("Columns") as HTMLInputElement).placeholder;
  };

  it("EDIT-ED-04 inherit from the next larger active device", () => {
    expect(shownOn("mobile_extra", values)).toBe("5");
    expect(screen.getByText("Inherited on large mobile")).toBeTruthy();
  });

  it("let widescreen inherit from desktop, and nothing inherit from widescreen", () => {
    expect(shownOn("widescreen", { ...values, columns_widescreen: "" })).toBe("4");
    cleanup();
    expect(shownOn("laptop", { columns: 4, columns_widescreen: 6 })).toBe("4");
  });

  it("EDIT-ED-04 inherit styles in the same way", () => {
    const style = { desktop: { width: "10px" }, tablet_extra: { width: "90px" }, laptop: { width: "50px" } };
    inEditor(<StyleRow name="width" field={COLOR} style={style} state={null} onChange={() => {}} />, {
      device: "tablet",
      breakpoints,
    });
    expect((screen.getByLabelText("Width") as HTMLInputElement).placeholder).toBe("50px");
  });
});

describe("EDIT-ED-04 a style per device and state", () => {
  const style = { desktop: { width: "10px" }, "tablet:hover": { width: "30px" } };

  it("EDIT-ED-04 inherits from the larger device", async () => {
    const onChange = vi.fn();
    inEditor(<StyleRow name="width" field={COLOR} style={style} state={null} onChange={onChange} />, {
      device: "mobile",
    });
    expect((screen.getByLabelText("Width") as HTMLInputElement).placeholder).toBe("10px");
    await userEvent.type(screen.getByLabelText("Width"), "5");
    expect(onChange).toHaveBeenLastCalledWith("mobile", "width", "5px");
  });

  it("has its own value for hover, and otherwise the normal one", async () => {
    const onChange = vi.fn();
    inEditor(<StyleRow name="width" field={COLOR} style={style} state="hover" onChange={onChange} />);
    expect((screen.getByLabelText("Width") as HTMLInputElement).placeholder).toBe("10px");
    await userEvent.type(screen.getByLabelText("Width"), "7");
    expect(onChange).toHaveBeenLastCalledWith("desktop:hover", "width", "7px");
  });

  it("is accessible", async () => {
    const { container } = inEditor(
      <StyleRow name="width" field={COLOR} style={style} state={null} onChange={() => {}} />,
    );
    expect(await violations(container)).toEqual([]);
  });
});
