import { CardCarousel } from "../../../web/kit/carousel/CardCarousel";
import { useUiStrings } from "../../../web/kit/environment/environment";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { behaviorOn } from "./behaviorOn";
import type { schema } from "./schema";
import "./image_carousel.css";

export function ImageCarousel(settings: ViewProps<typeof schema>) {
  const t = useUiStrings<"Pictures">();
  return (
    <CardCarousel
      settings={settings}
      block="image_carousel"
      defaultName={t("Pictures")}
      behaviorOn={(device, isEditor) => behaviorOn(settings, device, isEditor)}
    />
  );
}
