/**
 * What some content pages have besides their text: a chunk of its own, since forms send, which the other pages do not. They share
 * one: each chunk costs the entry of every page its name and hash, and so does each further way into it.
 */
import type { ComponentType } from 'react';
import { nextTask } from '#web/platform/browser/idle';
import type { FormRoute } from './formRoutes';

/** As the imports below name them. */
export const FORMS_CHUNK = 'forms';
export const DEALS_CHUNK = 'deals';
export const LISTS_CHUNK = 'blog';

/** The form of a page, by its route. */
export const loadPageForm = (): Promise<ComponentType<{ readonly route: FormRoute }>> =>
  import(/* webpackChunkName: "forms" */ './PageForm').then((m) => m.PageForm);

/** Airlines and questions, for the two pages that list them: in the small chunk of the blog. */
export const loadLists = () => import(/* webpackChunkName: "blog" */ './finding/lists');

/** The list of fares, with its filters: its calls and the library behind them are evaluated in a task of their own. */
export async function loadDeals() {
  await import(/* webpackChunkName: "deals" */ '#web/features/deals/deals.hooks');
  await nextTask();
  return (await import(/* webpackChunkName: "deals" */ '#web/features/deals/components/DealsBrowser')).DealsBrowser;
}

/** The search of the site, as the import below names it: a chunk of its own for the pages that are about finding one. */
export const SEARCH_CHUNK = 'site-search';

export const loadSearch = () => import(/* webpackChunkName: "site-search" */ '#web/pages/notFound/searchPages');
