import { useState } from "react";
import type { Look } from "../../../kit/document/document";
import { cssValue } from "../../../kit/style/cssValue";
import type { StyleField } from "../../../kit/style/fields";
import { isPicture, takesPictures } from "../../../kit/style/pictures";
import { ColorField } from "../color/ColorField";
import type { ControlProps } from "../control";
import { Segmented } from "../fields/Segmented";
import { GradientFields } from "./GradientFields";
import { parseGradient, printGradient, START } from "./gradient";
import { PictureFields } from "./PictureFields";

type Kind = "color" | "gradient" | "picture";

const KINDS: readonly { value: Kind; label: string }[] = [
  { value: "color", label: "Color" },
  { value: "gradient", label: "Gradient" },
  { value: "picture", label: "Image" },
];

/** A color, a gradient or an image. A gradient of more than two colors is edited as text. */
export function FillControl(props: ControlProps<Look | undefined, StyleField>) {
  const { id, setting, value, onChange, inherited, isDisabled } = props;
  // Until an image is chosen, the previous value stays.
  const [asksForPicture, askForPicture] = useState(false);
  const stored = kindOf(value);
  const kind = asksForPicture ? "picture" : stored;
  const picture = isPicture(value) ? value : undefined;
  const css = isPicture(value) ? undefined : value;
  const gradient = typeof css === "string" ? parseGradient(css) : null;

  function become(next: string) {
    askForPicture(next === "picture");
    if (next === stored) return;
    if (next === "gradient") onChange(printGradient(START));
    if (next === "color") onChange(gradient?.from ?? picture?.behind);
  }

  return (
    <div className="fill">
      <Segmented
        label={`${setting.label} type`}
        options={takesPictures(setting) ? KINDS : KINDS.slice(0, 2)}
        value={kind}
        isDisabled={isDisabled}
        onChange={become}
      />
      {kind === "picture" ? (
        <PictureFields
          id={id}
          label={setting.label}
          value={picture}
          behind={stored === "color" ? css : undefined}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      ) : gradient ? (
        <GradientFields id={id} value={gradient} isDisabled={isDisabled} onChange={onChange} />
      ) : (
        <ColorField
          id={id}
          label={setting.label}
          value={css}
          inherited={isPicture(inherited) ? "Image" : inherited}
          canHoldVariables
          accepts={(text) => cssValue(setting, text) !== null}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      )}
    </div>
  );
}

function kindOf(value: Look | undefined): Kind {
  if (isPicture(value)) return "picture";
  return typeof value === "string" && value.includes("gradient(") ? "gradient" : "color";
}
