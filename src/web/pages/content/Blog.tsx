import './blog.css';
import type { ArticlePart } from '#core/content/blog/articleTypes';
import type { ArticleCard, ArticleList, ArticleView, BlogRecord, DayText } from '#core/content/blog/blogTypes';
import type { PageContent } from '#core/content/pages/siteTypes';
import { pictureOf } from '#core/content/pictures/pictures';
import { CommentsSlot } from '#web/features/comments/components/CommentsSlot';
import { Link } from '#web/parts/Link';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { Picture } from '#web/ui/pictures/Picture';
import { CopyLink } from './CopyLink';

export interface BlogProps {
  readonly page: PageContent;
  readonly blog: BlogRecord;
}

/** An article, or a list of articles, below the heading of its page. Every word is part of the record. */
export function Blog({ page, blog }: BlogProps) {
  switch (blog.kind) {
    case 'article':
      return <Article page={page} article={blog} />;
    case 'list':
      return <Articles page={page} list={blog} />;
  }
}

const Day = ({ day }: { readonly day: DayText }) => <time dateTime={day.date}>{day.text}</time>;
const partId = (index: number): string => `part-${String(index + 1)}`;

function Article({ page, article }: { readonly page: PageContent; readonly article: ArticleView }) {
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

function Articles({ page, list: { heading, articles, feed } }: { readonly page: PageContent; readonly list: ArticleList }) {
  return (
    <div className="wrap blog">
      <div className="blog__about">
        {page.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <section aria-labelledby="articles">
        <h2 id="articles" className="blog__heading">
          {heading}
        </h2>
        <Cards cards={articles} />
      </section>
      <p className="blog__feed">
        <a href={feed.to} type="application/atom+xml">
          {feed.label}
        </a>
      </p>
    </div>
  );
}

function Cards({ cards }: { readonly cards: readonly ArticleCard[] }) {
  return (
    <ul className="blog__cards">
      {cards.map(({ slug, to, heading, lead, by, published, minutes }) => (
        <li key={slug} className="blog__card">
          <Picture picture={pictureOf(slug)} alt="" sizes="(max-width: 40em) calc(100vw - 2.5rem), 380px" isLate />
          <h3>
            <Link to={to}>{heading}</Link>
          </h3>
          <p>{lead}</p>
          <p className="blog__small">
            {by} · <Day day={published} /> · {minutes}
          </p>
        </li>
      ))}
    </ul>
  );
}
