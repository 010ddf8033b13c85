import { CHECK_IN_PAGES } from '#core/content/airlines/checkInPages';
import { offerAt } from '#testing/bookings/fakeSupplier';
import type { LayoverNote, Slice } from '#core/domain/flights/flights';
import { mapNonEmpty, nonEmpty } from '#core/domain/values/nonEmpty';
import { checkInOf } from './checkIn';

/** A direction of flights of these airlines, with this note on every stop. */
function flownBy(airlines: readonly string[], note?: LayoverNote): Slice {
  const [slice] = offerAt(0).slices;
  return {
    ...slice,
    legs: mapNonEmpty(nonEmpty([...airlines]), (carrier) => ({ ...slice.legs[0], carrier })),
    layovers: airlines.slice(1).map(() => ({ airport: 'LHR', departsFrom: 'LHR', minutes: 90, notes: note ? [note] : [] })),
  };
}
const carriers = { BA: { code: 'BA', name: 'British Airways' }, LH: { code: 'LH', name: 'Lufthansa' }, ZZ: { code: 'ZZ', name: 'Zephyr' } };

it.each<[string, readonly Slice[], readonly string[]]>([
  ['one airline, there and back', [flownBy(['BA']), flownBy(['BA'])], ['British Airways']],
  ['each direction with another', [flownBy(['BA']), flownBy(['LH'])], ['British Airways', 'Lufthansa']],
  ['a connection on one ticket', [flownBy(['BA', 'LH'])], ['British Airways']],
  ['a connection on two tickets', [flownBy(['BA', 'LH'], 'selfTransfer')], ['British Airways', 'Lufthansa']],
  ['an airline whose site is not known', [flownBy(['ZZ'])], []],
])('%s: %#', (_, slices, airlines) => {
  expect(checkInOf({ slices: nonEmpty([...slices]), carriers }).map(({ airline }) => airline)).toEqual(airlines);
});

it('says what kind of page it is, and 24 hours only where it is so', () => {
  const pages = checkInOf({ slices: [flownBy(['BA']), flownBy(['LH'])], carriers });
  expect(pages.map(({ isCheckIn, opensDayBefore }) => [isCheckIn, opensDayBefore])).toEqual([
    [true, true],
    [true, false],
  ]);
});

/** Hosts are airlines' own: whoever adds one looks at it twice. */
const HOSTS: Readonly<Record<string, string>> = {
  AA: 'www.aa.com',
  AF: 'wwws.airfrance.us',
  AS: 'www.alaskaair.com',
  B6: 'www.jetblue.com',
  BA: 'www.britishairways.com',
  KL: 'www.klm.com',
  LH: 'www.lufthansa.com',
  UA: 'www.united.com',
  WN: 'www.southwest.com',
};

it('names pages for checking in on hosts of the airlines, and else the top of their sites, all by https', () => {
  const urls = Object.entries(CHECK_IN_PAGES).map(([code, page]) => ({ code, page, url: new URL(page.url) }));
  for (const { url, page } of urls) {
    expect([url.protocol, url.username, url.port, url.search, url.hash, url.href]).toEqual(['https:', '', '', '', '', page.url]);
    if (page.isCheckIn !== true) expect(url.pathname).toBe('/');
  }
  expect(Object.fromEntries(urls.flatMap(({ code, page, url }) => (page.isCheckIn ? [[code, url.host]] : [])))).toEqual(HOSTS);
  expect(new Set(urls.map(({ url }) => url.host)).size).toBe(urls.length);
});
