import { useEnvironment } from "../../../web/kit/environment/environment";
import { columnSizes } from "../../../web/kit/parts/columnSizes";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Image } from "../../../web/kit/parts/Image";
import type { ResolvedMedia } from "../../../web/kit/resolve/resolve";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { schema } from "./schema";
import "./posts.css";

/** The pages from server.py. */
export type Post = {
  id: number;
  title: string;
  url: string;
  date: string | null;
  summary: string;
  image: ResolvedMedia;
};
type Props = ViewProps<typeof schema> & { posts?: Post[] };

export function Posts({ root, posts = [], layout, empty_text, ...displayed }: Props) {
  const { mode, breakpoints } = useEnvironment();
  if (posts.length === 0) {
    if (mode === "editor") return <EditorHint {...root("")}>No published page to list yet</EditorHint>;
    return empty_text ? <p {...root("posts--empty")}>{empty_text}</p> : null;
  }
  // In a list, the image is as wide as posts.css allows.
  const sizes = layout === "grid" ? columnSizes(displayed, schema.settings.columns, breakpoints) : "22rem";
  return (
    <ul {...root(`posts posts--${layout}`)}>
      {posts.map((post) => (
        <li key={post.id} className="posts__item">
          <Card post={post} sizes={sizes} {...displayed} />
        </li>
      ))}
    </ul>
  );
}

type CardProps = { post: Post; sizes: string } & Pick<
  Props,
  "title_size" | "show_image" | "show_date" | "show_summary"
>;

/** One link, around the title. It covers the card, so that there is one tab stop and one name. */
function Card({ post, sizes, title_size: Title, show_image, show_date, show_summary }: CardProps) {
  return (
    <article className="posts__card">
      <div className="posts__content">
        <Title className="posts__title">
          <a href={post.url}>{post.title}</a>
        </Title>
        {show_date && post.date && <PostDate date={post.date} />}
        {show_summary && post.summary && <p className="posts__summary">{post.summary}</p>}
      </div>
      {show_image && post.image && (
        <div className="posts__image">
          <Image media={post.image} alt="" sizes={sizes} />
        </div>
      )}
    </article>
  );
}

function PostDate({ date }: { date: string }) {
  const { locale } = useEnvironment();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return (
    <time className="posts__date" dateTime={date}>
      {format.format(new Date(date))}
    </time>
  );
}
