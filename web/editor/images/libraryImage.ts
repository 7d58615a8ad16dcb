import type { ImageResource } from "../../kit/resolve/resolve";

/** An image of the site's library, as the server lists it. */
export type LibraryImage = {
  id: number;
  title: string;
  /** Empty if nobody described it. */
  alt: string;
  width: number;
  height: number;
  /** At most 320 pixels wide or high. */
  thumbnail: string;
};

export type LibraryPage = { images: LibraryImage[]; hasMore: boolean; canUpload: boolean };
export type Uploaded = {
  image: LibraryImage;
  /** The library had the same file already. */
  wasThere: boolean;
};

/** What the canvas shows until the server has made the sizes of the image. */
export const asResource = ({ title, alt, width, height, thumbnail }: LibraryImage): ImageResource => ({
  src: thumbnail,
  srcset: "",
  width,
  height,
  alt,
  title,
  full: thumbnail,
});
