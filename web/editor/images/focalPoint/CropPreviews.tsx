import { gettext } from "../../texts/gettext";

// As widgets crop: a gallery, a hero and a portrait.
const RATIOS = [
  [1, 1],
  [16, 9],
  [3, 4],
] as const;

type Props = { src: string; objectPosition: string };

/** What stays of the image in boxes of other proportions. */
export const CropPreviews = ({ src, objectPosition }: Props) => (
  <ul className="focal-previews" aria-label={gettext("Preview")}>
    {RATIOS.map(([width, height]) => (
      <li key={width} style={{ flexGrow: width / height }}>
        <img src={src} alt="" style={{ aspectRatio: width / height, objectPosition }} />
        {width} : {height}
      </li>
    ))}
  </ul>
);
