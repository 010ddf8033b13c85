/** The answers of calls that a page shows from the start: out of the document that was sent for it, else of the calls once the page is opened from another one. */
import { ANSWERS_ID } from '#core/contract/pages/pageAnswers';
import type { PageAnswers, SentAnswers } from '#core/contract/pages/pageAnswers';
import { pathOf } from '#core/domain/site/routes';
import type { RouteId, RouteMatch } from '#core/domain/site/routes';

type AnswersSource = (match: RouteMatch) => Promise<SentAnswers>;
type Calls = (match: RouteMatch) => Promise<PageAnswers>;

/** A page opened from another one does not wait longer: without fares it has none. */
const WAIT_MS = 2_000;
/** The others ask the calls themselves, for what their address says. */
const WITH_CALLS: ReadonlySet<RouteId> = new Set(['home', 'landing', 'flightsTo']);
const NONE: SentAnswers = { query: '' };

let calls: Calls = () => Promise.reject(new Error('there are no calls'));

/** How the calls are made: the application knows. */
export function takeCalls(own: Calls): void {
  calls = own;
}

const known = new Map<string, Promise<SentAnswers>>();
let source: AnswersSource = (match) => {
  const sent = sentAnswers(document, pathOf(match, match.locale));
  if (sent) return Promise.resolve(sent);
  return WITH_CALLS.has(match.route) ? askFor(match) : Promise.resolve(NONE);
};

/** The same promise every time, marked for React as settled once it is. Never rejects. */
export function loadPageAnswers(match: RouteMatch): Promise<SentAnswers> {
  const path = pathOf(match, match.locale);
  const old = known.get(path);
  if (old) return old;
  const answers = source(match).catch(() => NONE);
  known.set(path, answers);
  void answers.then((value) => Object.assign(answers, { status: 'fulfilled', value }));
  return answers;
}

/** Rendering for a document has the answers at hand, other ones each time. */
export function takeAnswersFrom(other: AnswersSource): void {
  known.clear();
  source = other;
}

function sentAnswers(doc: Document, path: string): SentAnswers | null {
  const element = doc.getElementById(ANSWERS_ID);
  // our own server wrote it from the same type
  return element?.dataset['of'] === path ? (JSON.parse(element.textContent) as SentAnswers) : null;
}

function askFor(match: RouteMatch): Promise<SentAnswers> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(NONE), WAIT_MS);
    calls(match)
      .then((answers) => resolve({ ...NONE, ...answers }), reject)
      .finally(() => clearTimeout(timer));
  });
}
