import './content.css';
import '../crumbs.css';
import { lazy, Suspense, use } from 'react';
import type { PageContent } from '#core/content/pages/siteTypes';
import { pictureOf } from '#core/content/pictures';
import { href, ROUTES } from '#core/domain/routes';
import type { RouteMatch } from '#core/domain/routes';
import { HeroPictures } from '#web/features/destinations/components/HeroPictures';
import { SearchForm } from '#web/features/search/components/SearchForm';
import { CallBand } from '#web/features/shell/components/CallBand';
import { useHead } from '#web/features/shell/head.hooks';
import { Link } from '#web/parts/Link';
import { useMessages } from '#web/platform/messages';
import { loadPageRecord } from '#web/platform/pageRecord';
import { BlogDetailContext } from '#web/tracking/callPlace';
import { Picture } from '#web/ui/Picture';
import { SearchHero } from '../SearchHero';
import { usePagePrefill } from '../prefill.hooks';
import { FORMS, hasForm } from './loadForms';

const Forms = {
  contact: lazy(async () => ({ default: await FORMS.contact() })),
  cancelRequest: lazy(async () => ({ default: await FORMS.cancelRequest() })),
  vacations: lazy(async () => ({ default: await FORMS.vacations() })),
  newsletter: lazy(async () => ({ default: await FORMS.newsletter() })),
  subscription: lazy(async () => ({ default: await FORMS.subscription() })),
} as const;

/** A page made of a record: heading, text and links (content.1). What stands below the heading or the form is taken over after it. */
export function ContentPage({ match }: { match: RouteMatch }) {
  const { content: page } = use(loadPageRecord(match));
  useHead(page.seo, match.locale);
  usePagePrefill(match);
  // what a link of a mail did is read before anything else
  const isFormFirst = match.route === 'subscription';
  const Form = hasForm(match.route) ? Forms[match.route] : null;
  const isCall = match.route === 'callNow' || match.route === 'bookByPhone' || match.route === 'contact';
  return (
    <BlogDetailContext value={match.route === 'blogPost'}>
      <Opening match={match} page={page} />
      <Suspense>
        <article className="wrap doc">
          {Form !== null && isFormFirst ? <Form /> : null}
          {match.route === 'blogPost' ? <ArticlePicture page={page} /> : null}
          {page.paragraphs.length > 0 ? (
            <div className="doc__text">
              {page.paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          ) : null}
          {page.sections.length > 0 ? (
            <div className="doc__parts">
              {page.sections.map(({ heading, text }) => (
                <section key={heading}>
                  <h2>{heading}</h2>
                  <p>{text}</p>
                </section>
              ))}
            </div>
          ) : null}
          {Form === null || isFormFirst ? null : <Form />}
          {page.lists.map(({ heading, links }) => (
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
        {isCall || ROUTES[match.route].hero ? <CallBand /> : null}
      </Suspense>
    </BlogDetailContext>
  );
}

interface PartProps {
  readonly match: RouteMatch;
  readonly page: PageContent;
}

/** The head of an article: a raster picture, because readers, feeds and people who share take a copy of it. */
function ArticlePicture({ page }: Pick<PartProps, 'page'>) {
  const { image } = page.seo.seoDetails;
  if (image === null) return null;
  return (
    <Picture
      className="doc__picture"
      picture={pictureOf(image)}
      alt={page.imageAlt}
      sizes="(max-width: 77.49em) calc(100vw - 2.5rem), 1200px"
      isLate
    />
  );
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
  const art = page.pictures.length === 0 ? undefined : <HeroPictures pictures={page.pictures} />;
  return (
    <>
      <SearchHero size="page" heading={page.heading} lead={page.lead} form={<SearchForm />} art={art} />
      <div className="wrap">
        <Trail match={match} page={page} />
      </div>
    </>
  );
}
