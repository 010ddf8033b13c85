/** What the first address of a visit says of where the visitor came from; read once, kept for the session. */
import { NO_REFERRER } from '#core/domain/site/visitor';
import { clean, isPersonal, referrerOf } from './referrer';
import { paramIn } from '#core/domain/values/texts';

export interface Campaign {
  readonly source?: string;
  readonly medium?: string;
  readonly campaign?: string;
  readonly term?: string;
  readonly content?: string;
  readonly gclid?: string;
}

export interface Visit {
  /** Address of the page before, or 'No Referrer' (tracking.8). */
  readonly referrer: string;
  readonly campaign: Campaign;
}

const PARAMETERS = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  term: 'utm_term',
  content: 'utm_content',
  gclid: 'gclid',
} as const;
const NAMES = Object.keys(PARAMETERS) as (keyof Campaign)[];
const MAX_LENGTH: Readonly<Record<keyof Campaign, number>> = {
  source: 100,
  medium: 100,
  campaign: 100,
  term: 100,
  content: 100,
  gclid: 200,
};

/** `search` is the query of the first address, `documentReferrer` what the browser says. */
export function visitOf(search: string, documentReferrer: string): Visit {
  const query = new URLSearchParams(search);
  const found = NAMES.flatMap((name) => {
    const text = clean(paramIn(query, PARAMETERS[name])).slice(0, MAX_LENGTH[name]);
    return text === '' || isPersonal(text) ? [] : [[name, text] as const];
  });
  return { referrer: referrerOf(documentReferrer), campaign: Object.fromEntries(found) };
}

/** Reads back what the session kept; a bad value is no value. */
export function readVisit(stored: unknown): Visit | null {
  if (typeof stored !== 'object' || stored === null || !('referrer' in stored) || !('campaign' in stored)) return null;
  const { referrer, campaign } = stored;
  if (typeof referrer !== 'string' || typeof campaign !== 'object' || campaign === null) return null;
  const parameters = new URLSearchParams();
  for (const name of NAMES) {
    const value: unknown = Reflect.get(campaign, name);
    if (typeof value === 'string') parameters.set(PARAMETERS[name], value);
  }
  return visitOf(parameters.toString(), referrer === NO_REFERRER ? '' : referrer);
}
