/** The record of a content page: out of the document that was sent for it, else from the server, which gives one page's at a time. */
import { recordAddress, RECORD_ID } from '#core/content/pages/pageRecord';
import type { PageRecord } from '#core/content/pages/pageRecord';
import { pathOf } from '#core/domain/site/routes';
import type { RouteMatch } from '#core/domain/site/routes';
import { codeInQuery, TRACKING_PARAM } from '#core/domain/site/trackingCode';
import { keepAnswers } from './kept';
import { trackingNumbers } from './sentSettings';

type RecordSource = (match: RouteMatch) => Promise<PageRecord>;

const known = keepAnswers<PageRecord>();
let source: RecordSource = (match) => {
  const sent = sentRecord(document, pathOf(match, match.locale));
  return sent ? Promise.resolve(sent) : askFor(match);
};

/** The same promise every time; a failure is requested again later. */
export const loadPageRecord = (match: RouteMatch): Promise<PageRecord> => known.get(recordAddress(match), () => source(match));

/** Prerendering has the records at hand, and no server to ask. */
export function takeRecordsFrom(other: RecordSource): void {
  source = other;
}

function sentRecord(doc: Document, path: string): PageRecord | null {
  const element = doc.getElementById(RECORD_ID);
  // our own server wrote it from the same type
  return element?.dataset['of'] === path ? (JSON.parse(element.textContent) as PageRecord) : null;
}

/** With the tracking code of the address, whose number is in the page's text. Rejects when there is no answer. */
async function askFor(match: RouteMatch): Promise<PageRecord> {
  const address = new URL(recordAddress(match), window.location.origin);
  const code = codeInQuery(window.location.search, trackingNumbers());
  if (code !== null) address.searchParams.set(TRACKING_PARAM, code);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the record of ${match.route} was answered with ${answer.status}`);
  return (await answer.json()) as PageRecord;
}
