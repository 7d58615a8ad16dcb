import { useState } from "react";
import type { StyleFieldValue } from "../../../documents/document";
import { cssValue } from "../../../kit/style/cssValue";
import type { StyleField } from "../../../kit/style/fields";
import { isImageFill, takesImages } from "../../../kit/style/images";
import { gettext } from "../../texts/gettext";
import { ColorField } from "../color/ColorField";
import type { ControlProps } from "../control";
import { Segmented } from "../fields/Segmented";
import { GradientFields } from "./GradientFields";
import { parseGradient, printGradient, START } from "./gradient";
import { ImageFields } from "./ImageFields";

type Kind = "color" | "gradient" | "picture";

const KINDS: readonly { value: Kind; label: string }[] = [
  { value: "color", label: gettext("Color") },
  { value: "gradient", label: gettext("Gradient") },
  { value: "picture", label: gettext("Image") },
];

/** A color, a gradient or an image. A gradient of more than two colors is edited as text. */
export function FillControl(props: ControlProps<StyleFieldValue | undefined, StyleField>) {
  const { id, setting, value, onChange, inherited, isDisabled } = props;
  // Until an image is chosen, the previous value stays.
  const [isChoosingImage, setIsChoosingImage] = useState(false);
  const stored = kindOf(value);
  const kind = isChoosingImage ? "picture" : stored;
  const image = isImageFill(value) ? value : undefined;
  const css = isImageFill(value) ? undefined : value;
  const gradient = typeof css === "string" ? parseGradient(css) : null;

  function become(next: string) {
    setIsChoosingImage(next === "picture");
    if (next === stored) return;
    if (next === "gradient") onChange(printGradient(START));
    if (next === "color") onChange(gradient?.from ?? image?.behind);
  }

  return (
    <div className="fill">
      <Segmented
        label={gettext("{label} type", { label: setting.label })}
        options={takesImages(setting) ? KINDS : KINDS.slice(0, 2)}
        value={kind}
        isDisabled={isDisabled}
        onChange={become}
      />
      {kind === "picture" ? (
        <ImageFields
          id={id}
          label={setting.label}
          value={image}
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
          inherited={isImageFill(inherited) ? gettext("Image") : inherited}
          canHoldVariables
          accepts={(text) => cssValue(setting, text) !== null}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      )}
    </div>
  );
}

function kindOf(value: StyleFieldValue | undefined): Kind {
  if (isImageFill(value)) return "picture";
  return typeof value === "string" && value.includes("gradient(") ? "gradient" : "color";
}
