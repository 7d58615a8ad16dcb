import {
  Box,
  GalleryHorizontalEnd,
  Heading,
  Image,
  Images,
  LayoutPanelTop,
  ListCollapse,
  type LucideIcon,
  Menu,
  MousePointerClick,
  Newspaper,
  PlayCircle,
  Quote,
  SquareDashed,
  Sparkles,
  TextInitial,
  Hash,
  GalleryThumbnails,
} from "lucide-react";

/** The icons that schemas name. A list, so that the editor carries these and not all two thousand. */
const ICONS: Record<string, LucideIcon> = {
  "square-dashed": SquareDashed,
  heading: Heading,
  text: TextInitial,
  image: Image,
  images: Images,
  button: MousePointerClick,
  sparkles: Sparkles,
  slides: GalleryHorizontalEnd,
  carousel: GalleryThumbnails,
  tabs: LayoutPanelTop,
  accordion: ListCollapse,
  hash: Hash,
  quote: Quote,
  play: PlayCircle,
  menu: Menu,
  posts: Newspaper,
};

export const iconOf = (name: string): LucideIcon => ICONS[name] ?? Box;
