import { useEnvironment } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Image } from "../../../web/kit/parts/Image";
import { sampleImage } from "../../../web/kit/parts/sampleImage";
import type { ResolvedMedia } from "../../../web/kit/resolve/resolve";
import type { ElementAttributes, ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
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

export function Posts({ root, posts = [], empty_text, ...listed }: Props) {
  const { mode } = useEnvironment();
  const className = `posts posts--${listed.layout}`;
  if (posts.length > 0) return <List attributes={root(className)} posts={posts} {...listed} />;
  if (mode === "editor")
    return (
      <EditorHint {...root("")} sample={<SampleList attributes={{ className }} {...listed} />}>
        No published page to list yet
      </EditorHint>
    );
  return empty_text ? <p {...root("posts--empty")}>{empty_text}</p> : null;
}

type ListProps = Omit<Props, "root" | "empty_text" | "posts"> & { attributes: ElementAttributes; posts: Post[] };

/** What the canvas shows until there are pages to list. */
function SampleList(props: Omit<ListProps, "posts">) {
  const { now, translateHint = String } = useEnvironment();
  const posts = Array.from({ length: Math.min(props.count, 3) }, (_one, id) => ({
    id,
    title: translateHint("Title of a post"),
    url: "#",
    date: new Date(now).toISOString(),
    summary: translateHint("The first sentence of the post, or its description."),
    image: sampleImage(375),
  }));
  return <List posts={posts} {...props} />;
}

function List({ attributes, posts, ...displayed }: ListProps) {
  return (
    <ul {...attributes}>
      {posts.map((post) => (
        <li key={post.id} className="posts__item">
          <Card post={post} {...displayed} />
        </li>
      ))}
    </ul>
  );
}

type CardProps = { post: Post } & Pick<Props, "title_size" | "show_image" | "show_date" | "show_summary">;

/** One link, around the title. It covers the card, so that there is one tab stop and one name. */
function Card({ post, title_size: Title, show_image, show_date, show_summary }: CardProps) {
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
          <Image media={post.image} alt="" />
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
