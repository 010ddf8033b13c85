import './content.css';
import '../crumbs.css';
import { use } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { SentContent } from '#core/content/pages/pageRecord';
import { href, ROUTES } from '#core/domain/site/routes';
import type { RouteId, RouteMatch } from '#core/domain/site/routes';
import { CallBand } from '#web/features/shell/components/CallBand';
import { useHead } from '#web/features/shell/head.hooks';
import { Link } from '#web/parts/Link';
import type { LinkListWire } from '#core/contract/pages/siteLists.schema';
import type { LinkList } from '#core/content/pages/siteTypes';
import { loadPageAnswers } from '#web/platform/sent/pageAnswers';
import { useMessages } from '#web/platform/sent/messages';
import { loadPageRecord } from '#web/platform/sent/pageRecord';
import { BlogDetailContext } from '#web/tracking/phone/callPlace';
import { PageBanner } from '../PageBanner';
import { usePagePrefill } from '../prefill.hooks';
import { loadBlog } from './loadBlog';
import { hasForm } from './formRoutes';
import { loadDeals, loadLists, loadPageForm, loadSearch } from './loadForms';
import { PageFacts } from './PageFacts';
import { PageParts } from './PageParts';
import { Part } from '#web/parts/Part';
import { lazyPart } from '#web/parts/lazyPart';

const PageForm = lazyPart(async () => ({ default: await loadPageForm() }));
const Finder = lazyPart(async () => ({ default: (await loadLists()).Finder }));
const Questions = lazyPart(async () => ({ default: (await loadLists()).Questions }));
const Deals = lazyPart(async () => ({ default: await loadDeals() }));
const SitemapSearch = lazyPart(async () => ({ default: (await loadSearch()).SitemapSearch }));
const SiteSearchForm = lazyPart(async () => ({ default: (await loadSearch()).SiteSearchForm }));
const Blog = lazyPart(async () => ({ default: await loadBlog() }));

/** What a link of a mail did is read before anything else, fares before what is said about them, and searchers want to search. */
const FORM_FIRST: ReadonlySet<RouteId> = new Set(['subscription', 'deals', 'sitemap', 'siteSearch']);

/** What a page lets one do besides reading its text. */
function formOf(match: RouteMatch): ReactNode {
  const { route } = match;
  if (hasForm(route)) return <PageForm route={route} />;
  if (route === 'deals') return <Deals match={match} />;
  if (route === 'sitemap') return <SitemapSearch />;
  return route === 'siteSearch' ? <SiteSearchForm /> : null;
}

const listOf = ({ heading, links }: LinkListWire): LinkList => ({ heading, links: links.map(({ label, url }) => ({ label, to: url })) });

/** A page made of a record: heading, text and links (content.1). What is below the heading or the form is taken over after it. */
export function ContentPage({ match }: { match: RouteMatch }) {
  const { content: page, blog } = use(loadPageRecord(match));
  useHead(page.seo, match.locale);
  usePagePrefill(page.prefill);
  const answers = use(loadPageAnswers(match));
  const lists = [...page.lists, ...(answers.links ?? []).map(listOf)];
  const isFormFirst = FORM_FIRST.has(match.route);
  const form = formOf(match);
  const hasQuestions = page.sections.some(({ group }) => group !== undefined);
  const isCall = match.route === 'callNow' || match.route === 'bookByPhone' || match.route === 'contact';
  if (page.movedTo !== undefined) return <Navigate to={page.movedTo} replace />;
  return (
    <BlogDetailContext value={match.route === 'blogPost'}>
      <Opening match={match} page={page} />
      <Part>
        {blog === null ? (
          <article className="wrap doc">
            {isFormFirst ? form : null}
            {page.paragraphs.length > 0 ? (
              <div className="doc__text">
                {page.paragraphs.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            ) : null}
            {hasQuestions && page.finder ? (
              <Questions sections={page.sections} finder={page.finder} />
            ) : (
              <PageParts sections={page.sections} />
            )}
            {isFormFirst ? null : form}
            {page.map || page.tables ? <PageFacts map={page.map} tables={page.tables} /> : null}
            {page.finder && !hasQuestions ? (
              <Finder finder={page.finder} airlines={answers.airlines ?? []} classes={answers.airlineClasses ?? []} />
            ) : null}
            {lists.map(({ heading, links }) => (
              <section key={heading} className="doc__list">
                <h2>{heading}</h2>
                <ul>
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </article>
        ) : (
          <Blog page={page} blog={blog} answers={answers} />
        )}
        {isCall || ROUTES[match.route].hero ? <CallBand /> : null}
      </Part>
    </BlogDetailContext>
  );
}

interface PartProps {
  readonly match: RouteMatch;
  readonly page: SentContent;
}

function Trail({ match, page }: PartProps) {
  const { shell } = useMessages();
  return (
    <nav aria-label={shell.trail}>
      <ol className="crumbs">
        <li>
          <Link to={href('home', match.locale)}>{shell.home}</Link>
        </li>
        {page.trail.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{page.heading}</li>
      </ol>
    </nav>
  );
}

/** Heading and, where the page has a banner, the search form (content.11). */
function Opening({ match, page }: PartProps) {
  if (!ROUTES[match.route].hero)
    return (
      <div className="wrap">
        <Trail match={match} page={page} />
        <div className="doc__open">
          <h1>{page.heading}</h1>
          <p className="doc__lead">{page.lead}</p>
        </div>
      </div>
    );
  return (
    <>
      <PageBanner match={match} />
      <div className="wrap">
        <Trail match={match} page={page} />
      </div>
    </>
  );
}
