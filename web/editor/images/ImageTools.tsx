import { CropButton } from "./crop/CropButton";
import { FocalPointButton } from "./focalPoint/FocalPointButton";

type Props = {
  imageId: number | null;
  isDisabled?: boolean | undefined;
  /** Backgrounds are cropped by their setting "Background position". */
  hasFocalPoint?: boolean | undefined;
  /** How wide the image is usually shown, in pixels. */
  shownWidth?: number | undefined;
  /** A part of the image takes its place. */
  onReplace: (imageId: number) => void;
};

/** What can be done with an image that a setting has. */
export const ImageTools = ({ imageId, isDisabled, hasFocalPoint = true, shownWidth = 800, onReplace }: Props) =>
  imageId && (
    <div className="image-tools">
      {hasFocalPoint && <FocalPointButton key={imageId} imageId={imageId} isDisabled={isDisabled} />}
      <CropButton imageId={imageId} isDisabled={isDisabled} shownWidth={shownWidth} onReplace={onReplace} />
    </div>
  );
