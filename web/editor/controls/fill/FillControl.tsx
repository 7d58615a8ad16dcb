import { useState } from "react";
import type { Look } from "../../../kit/document";
import { cssValue } from "../../../kit/style/cssValue";
import type { StyleField } from "../../../kit/style/fields";
import { isPicture, takesPictures } from "../../../kit/style/pictures";
import { ColourField } from "../colour/ColourField";
import type { ControlProps } from "../control";
import { Segmented } from "../fields/Segmented";
import { GradientFields } from "./GradientFields";
import { parseGradient, printGradient, START } from "./gradient";
import { PictureFields } from "./PictureFields";

type Kind = "colour" | "gradient" | "picture";

const KINDS: readonly { value: Kind; label: string }[] = [
  { value: "colour", label: "Colour" },
  { value: "gradient", label: "Gradient" },
  { value: "picture", label: "Picture" },
];

/** A colour, a gradient or a picture; a gradient of more than two colours is edited as the text that it is. */
export function FillControl(props: ControlProps<Look | undefined, StyleField>) {
  const { id, setting, value, onChange, inherited, isDisabled } = props;
  // Until a picture is chosen there is none to store, and what was there before stays.
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
    if (next === "colour") onChange(gradient?.from ?? picture?.behind);
  }

  return (
    <div className="fill">
      <Segmented
        label={`Kind of ${setting.label}`}
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
          behind={stored === "colour" ? css : undefined}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      ) : gradient ? (
        <GradientFields id={id} value={gradient} isDisabled={isDisabled} onChange={onChange} />
      ) : (
        <ColourField
          id={id}
          label={setting.label}
          value={css}
          inherited={isPicture(inherited) ? "Picture" : inherited}
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
  return typeof value === "string" && value.includes("gradient(") ? "gradient" : "colour";
}
