/** The answers of calls that a page shows from the start: out of the document that was sent for it, else of the calls once the page is opened from another one. */
import { ANSWERS_ID } from '#core/contract/pages/pageAnswers';
import type { PageAnswers, SentAnswers } from '#core/contract/pages/pageAnswers';
import { pathOf, ROUTES } from '#core/domain/site/routes';
import type { RouteMatch } from '#core/domain/site/routes';
import { keepAnswers } from './kept';

type AnswersSource = (match: RouteMatch) => Promise<SentAnswers>;
type Calls = (match: RouteMatch) => Promise<PageAnswers>;

let calls: Calls = () => Promise.reject(new Error('there are no calls'));

/** How the calls are made: the application knows. */
export function takeCalls(own: Calls): void {
  calls = own;
}

const known = keepAnswers<SentAnswers>();
/** The others show nothing of a call from the start, and do not load what makes calls. */
const hasCalls = ({ route }: RouteMatch): boolean => ROUTES[route].hero || route === 'sitemap';

let source: AnswersSource = async (match) =>
  sentAnswers(document, pathOf(match, match.locale)) ?? { query: '', ...(hasCalls(match) ? await calls(match) : {}) };

/** The same promise every time; a failure is requested again later. */
export const loadPageAnswers = (match: RouteMatch): Promise<SentAnswers> => known.get(pathOf(match, match.locale), () => source(match));

/** Rendering for a document has the answers at hand, other ones each time. */
export function takeAnswersFrom(other: AnswersSource): void {
  known.forget();
  source = other;
}

function sentAnswers(doc: Document, path: string): SentAnswers | null {
  const element = doc.getElementById(ANSWERS_ID);
  // our own server wrote it from the same type
  return element?.dataset['of'] === path ? (JSON.parse(element.textContent) as SentAnswers) : null;
}
