import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { DEFAULT_BRAND } from '#core/content/brand';
import { fillBrand, SLOT_BRAND } from '#core/content/brandSlots';
import { contentAnswers } from '#core/content/pages/contentAnswers';
import { recordOf } from '#core/content/pages/pageRecords';
import { scriptJson } from '#core/content/prerendered';
import type { PrerenderedPage } from '#core/content/prerendered';
import type { SearchPage } from '#core/domain/site/siteSearch';
import { seoOfApp } from '#core/content/meta/seo';
import { takeAnswersFrom } from '#web/platform/sent/pageAnswers';
import { App } from '#web/app/App';
import { chunksAt, pageAt, preloadPage } from '#web/app/routes';
import { createAppStore } from '#web/app/store';
import { createAddress } from '#web/platform/browser/location';
import { loadMessages } from '#web/platform/sent/messages';
import { takeRecordsFrom } from '#web/platform/sent/pageRecord';
import { takeSettings } from '#web/platform/sent/settings';
import { articleData, FeedTag } from './blogHead';
import { HeadTags } from './HeadTags';
import { nothing } from './nothing';
import { searchPageOf } from './searchPages';
import { structuredData } from './structuredData';

takeSettings({ brand: SLOT_BRAND });
takeRecordsFrom((match) => {
  const record = recordOf(match, SLOT_BRAND);
  return record ? Promise.resolve(record) : Promise.reject(new Error(`no record of ${match.route}`));
});

// the server knows which fares were seen, and renders pages with them once more
takeAnswersFrom((match) => Promise.resolve({ query: '', ...contentAnswers(match, SLOT_BRAND) }));

export { prerenderedPaths, shellPaths } from './paths';
export { searchFilesOf } from './searchFiles';

/** The document of a page that the browser renders by itself: its head and scripts, and nothing in it. */
export async function renderShell(path: string): Promise<PrerenderedPage> {
  const match = pageAt(path);
  const seo = seoOfApp(match, await loadMessages(match.locale), SLOT_BRAND);
  if (!seo) throw new Error(`${path} has no head`);
  const { seoDetails } = seo;
  return {
    lang: match.locale,
    title: seoDetails.title,
    head: renderToStaticMarkup(<HeadTags seo={seo} locale={match.locale} />),
    html: '',
    chunks: chunksAt(path),
  };
}

/** The page at a path as the browser will take it over; throws when a part of it cannot be rendered. */
export async function render(path: string): Promise<PrerenderedPage> {
  const match = pageAt(path);
  await preloadPage(path);
  const messages = await loadMessages(match.locale);
  const record = recordOf(match, SLOT_BRAND);
  const page = record?.content ?? null;
  const seo = seoOfApp(match, messages, SLOT_BRAND) ?? page?.seo ?? null;
  if (!seo) throw new Error(`${path} has no head`);
  const store = createAppStore({ local: nothing, session: nothing });
  const address = createAddress({ pathname: path, search: '' });
  const { prelude } = await prerender(
    <StrictMode>
      <App store={store} address={address}>
        {(page) => <StaticRouter location={path}>{page}</StaticRouter>}
      </App>
    </StrictMode>,
    {
      // Otherwise large parts arrive as inline scripts, which the content security policy refuses.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const refused = /<script|<template|\sstyle="/.exec(html);
  if (refused)
    throw new Error(
      `${path} holds ${refused[0]}, which the content security policy refuses: …${html.slice(Math.max(0, refused.index - 120), refused.index + 120)}`,
    );
  return {
    lang: match.locale,
    title: seo.seoDetails.title,
    head: renderToStaticMarkup(
      <>
        <HeadTags seo={seo} locale={match.locale} />
        <FeedTag route={match.route} />
        {[...articleData(match, record), ...structuredData(match, page, messages.shell.home)].map((data, i) => (
          <script key={i} type="application/ld+json">
            {scriptJson(data)}
          </script>
        ))}
      </>,
    ),
    html,
    chunks: chunksAt(path),
  };
}

interface RenderedPage {
  readonly path: string;
  readonly page: PrerenderedPage;
  /** What the search of the site knows of it; null for a page that nobody should find. */
  readonly found: SearchPage | null;
}

/** The same with what the search of the site reads in it: the task of a thread (scripts/prerender.mjs). */
export async function renderFound(path: string): Promise<RenderedPage> {
  const page = await render(path);
  // the files of the search are served as they are
  const [head, html] = [fillBrand(page.head, DEFAULT_BRAND), fillBrand(page.html, DEFAULT_BRAND)];
  return { path, page, found: searchPageOf(path, { ...page, head, html }) };
}
