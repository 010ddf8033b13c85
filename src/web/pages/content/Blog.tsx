import './blog.css';
import type { ArticleSlug } from '#core/content/blog/articleSlugs';
import type { ArticlePart } from '#core/content/blog/articleTypes';
import type { ArticleList, ArticleView, BlogRecord, DayText } from '#core/content/blog/blogTypes';
import type { SentContent } from '#core/content/pages/pageRecord';
import type { BlogWire } from '#core/contract/pages/blog.schema';
import type { PageAnswers } from '#core/contract/pages/pageAnswers';
import { pictureOf } from '#core/content/pictures/pictures';
import { CommentsSlot } from '#web/features/comments/components/CommentsSlot';
import { Link } from '#web/parts/Link';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { Picture } from '#web/ui/pictures/Picture';
import { CopyLink } from './CopyLink';

export interface BlogProps {
  readonly page: SentContent;
  readonly blog: BlogRecord;
  readonly answers: PageAnswers;
}

/** An article, or a list of articles, below the heading of its page. */
export function Blog({ page, blog, answers }: BlogProps) {
  switch (blog.kind) {
    case 'article':
      return <Article page={page} article={blog} />;
    case 'list':
      return <Articles page={page} list={blog} answers={answers} />;
  }
}

const Day = ({ day }: { readonly day: DayText }) => <time dateTime={day.date}>{day.text}</time>;
const partId = (index: number): string => `part-${String(index + 1)}`;

function Article({ page, article }: { readonly page: SentContent; readonly article: ArticleView }) {
  const { slug, author, published, updated, minutes, parts, related, words } = article;
  return (
    <div className="wrap blog">
      <article>
        <ul className="blog__meta">
          <li>
            <Link to={author.to}>{author.label}</Link>
          </li>
          <li>
            {words.published} <Day day={published} />
          </li>
          {updated === null ? null : (
            <li>
              {words.updated} <Day day={updated} />
            </li>
          )}
          <li>{minutes}</li>
        </ul>
        {/* a raster picture, because readers, feeds and people who share take a copy of it */}
        <Picture
          className="blog__picture"
          picture={pictureOf(slug)}
          alt={page.imageAlt}
          sizes="(max-width: 77.49em) calc(100vw - 2.5rem), 1200px"
          isLate
        />
        <div className="blog__columns">
          <nav className="card blog__contents" aria-labelledby="contents">
            <h2 id="contents">{words.contents}</h2>
            <ol>
              {parts.map(({ heading }, i) => (
                <li key={heading}>
                  <a href={`#${partId(i)}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="blog__text">
            {page.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {parts.map((part, i) => (
              <Part key={part.heading} part={part} id={partId(i)} />
            ))}
            <CopyLink words={words} />
            <section className="blog__author" aria-labelledby="author">
              <h2 id="author">{words.aboutAuthor}</h2>
              <p>
                <Link to={author.to}>{author.label}</Link>
              </p>
              <p>{author.bio}</p>
            </section>
            <div className="card blog__ask">
              <h2>{words.ask}</h2>
              <p>
                {words.askText} <PhoneLink placement="Article" />
              </p>
            </div>
          </div>
        </div>
      </article>
      <section aria-labelledby="related">
        <h2 id="related" className="blog__heading">
          {words.related}
        </h2>
        <Cards cards={related} />
      </section>
      <CommentsSlot slug={slug} heading={words.comments} />
    </div>
  );
}

function Part({ part: { heading, paragraphs, list }, id }: { readonly part: ArticlePart; readonly id: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {list === undefined ? null : (
        <ul>
          {list.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ArticlesProps {
  readonly page: SentContent;
  readonly list: ArticleList;
  readonly answers: PageAnswers;
}

function Articles({ page, list: { heading, feed }, answers: { blogs, author } }: ArticlesProps) {
  return (
    <div className="wrap blog">
      <div className="blog__about">
        {author ? <p>{author.bio}</p> : null}
        {page.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <section aria-labelledby="articles">
        <h2 id="articles" className="blog__heading">
          {heading}
        </h2>
        <Cards cards={author?.blogs ?? blogs ?? []} />
      </section>
      <p className="blog__feed">
        <a href={feed.to} type="application/atom+xml">
          {feed.label}
        </a>
      </p>
    </div>
  );
}

/** The address of an article is the name of its picture: both are our own server's. */
function Cards({ cards }: { readonly cards: readonly BlogWire[] }) {
  return (
    <ul className="blog__cards">
      {cards.map(({ url, path, title, lead, byline, published, day, reading }) => (
        <li key={url} className="blog__card">
          <Picture picture={pictureOf(url as ArticleSlug)} alt="" sizes="(max-width: 40em) calc(100vw - 2.5rem), 380px" isLate />
          <h3>
            <Link to={path}>{title}</Link>
          </h3>
          <p>{lead}</p>
          <p className="blog__small">
            {byline} · <time dateTime={published}>{day}</time> · {reading}
          </p>
        </li>
      ))}
    </ul>
  );
}
