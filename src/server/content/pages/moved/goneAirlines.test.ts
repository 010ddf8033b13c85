/** @jest-environment node */
import { AIRLINES } from '#core/content/airlines/airlines';
import { movedTo } from '#core/content/pages/movedPairs';
import { routeExists } from '#core/content/routes/routeExists';
import { inLocale, matchRoute } from '#core/domain/site/routes';
import { GONE_AIRLINES, leadsFromGone } from './goneAirlines';

const leadsTo = (path: string): string | null => {
  const match = matchRoute(path);
  return match && leadsFromGone(match);
};

describe('addresses of airlines that no longer fly from the United States (content.50)', () => {
  it.each([
    ['/airlines/ryanair-fr', '/airlines'],
    ['/airlines/Ryanair-FR/', '/airlines'],
    ['/us-es/airlines/ryanair-fr', '/us-es/airlines'],
    ['/airlines/indigo-6e', '/airlines'],
    ['/airlines/ryanair-fr/book-flights-to-paris-fr', '/flights-to-paris'],
    ['/us-es/airlines/easyjet-u2/book-flights-to-rome-u2', '/us-es/flights-to-rome'],
    // a city that airlines have pages for, without a page of its own
    ['/airlines/wizz-air-w6/book-flights-to-charlotte-w6', '/airlines'],
    ['/airlines-to-cities-info/fr', '/airlines'],
    ['/us-es/airlines-to-cities-info/TG', '/us-es/airlines'],
    // never had a page
    ['/airlines/ryanair-fr/book-flights-to-atlantis-fr', null],
    ['/airlines/ryanair-fr/book-flights-to-paris-u2', null],
    ['/airlines/ryanair-fr/cheap', null],
    ['/airlines/ryanair-u2', null],
    ['/airlines/nobody-xx', null],
    ['/airlines/nobody-fr', null],
    ['/us-es/airlines/nobody-xx/book-flights-to-paris-xx', null],
    ['/airlines-to-cities-info/xx', null],
    ['/airlines/delta-airlines-dl', null],
    ['/airlines/delta-airlines-dl/book-flights-to-paris-dl', null],
    ['/airlines-to-cities-info/dl', null],
    ['/airlines', null],
  ])('%s leads to %s', (path, to) => {
    expect(leadsTo(path)).toBe(to);
  });

  it.each([...GONE_AIRLINES])('%s has no page, and leads to one, in both languages', (slug, code) => {
    expect(Object.values(AIRLINES).map((airline) => airline.slug)).not.toContain(slug);
    for (const path of [`/airlines/${slug}`, `/airlines/${slug}/book-flights-to-paris-${code}`, `/airlines-to-cities-info/${code}`])
      for (const locale of ['en', 'es'] as const) {
        const match = matchRoute(inLocale(path, locale));
        const to = match && leadsFromGone(match);
        const living = to === null ? null : matchRoute(to);
        expect(match && [routeExists(match), movedTo(match)]).toEqual([false, null]);
        expect(living && [routeExists(living), living.locale]).toEqual([true, locale]);
      }
  });
});
