import { useId, useState } from "react";
import { Segmented } from "../../controls/fields/Segmented";
import { gettext } from "../../texts/gettext";
import { type Fitted, fitText, type Room } from "./fitText";

export type Shown = { siteName: string; url: string; title: string; description: string };

// As Google shows results.
const ROOMS: Record<"desktop" | "phone", { title: Room; description: Room }> = {
  desktop: { title: { size: 20, width: 580, lines: 1 }, description: { size: 14, width: 600, lines: 2 } },
  phone: { title: { size: 18, width: 328, lines: 2 }, description: { size: 14, width: 328, lines: 3 } },
};
const DEVICES = [
  { value: "desktop", label: gettext("Desktop") },
  { value: "phone", label: gettext("Phone") },
];

/** The page as a search engine lists it, and what it cuts off. */
export function SearchResult({ siteName, url, title, description }: Shown) {
  const [device, setDevice] = useState<"desktop" | "phone">("desktop");
  const heading = useId();
  const room = ROOMS[device];
  const shown = { title: fitText(title, room.title), description: fitText(description, room.description) };
  return (
    <section className="search-result" aria-labelledby={heading}>
      <div className="search-result__top">
        <h3 id={heading}>{gettext("Search result")}</h3>
        <Segmented
          label={gettext("Device of the search result")}
          options={DEVICES}
          value={device}
          onChange={(value) => setDevice(value as "desktop" | "phone")}
        />
      </div>
      <div className="search-result__card" data-device={device} dir="auto">
        <p className="search-result__site">{siteName}</p>
        <p className="search-result__url" dir="ltr">
          {breadcrumbOf(url)}
        </p>
        <p className="search-result__title">{shown.title.shown}</p>
        <p className="search-result__description">
          {description
            ? shown.description.shown
            : gettext("No description: search engines choose a sentence of the page.")}
        </p>
      </div>
      <Cut text={gettext("Cut off from the title:")} fitted={shown.title} />
      <Cut text={gettext("Cut off from the description:")} fitted={shown.description} />
    </section>
  );
}

const Cut = ({ text, fitted }: { text: string; fitted: Fitted }) =>
  fitted.cut ? (
    <p className="search-result__cut">
      {text} <del>{fitted.cut}</del>
    </p>
  ) : null;

/** `https://oak.example/courses/oak/` as `oak.example › courses › oak`. */
function breadcrumbOf(url: string): string {
  return decodeURI(url)
    .replace(/^https?:\/\//, "")
    .split("/")
    .filter(Boolean)
    .join(" › ");
}
