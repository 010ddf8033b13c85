/** What the chunk of the site's search has: the pages that are about finding one share it. */
export { NotFoundPage } from './NotFoundPage';
export { SitemapSearch, SiteSearchForm } from '#web/parts/siteSearch/PageSearch';
