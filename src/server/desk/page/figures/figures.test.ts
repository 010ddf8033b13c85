/** Which days the desk shows, and what is in it. */
import type { IsoDate } from '#core/domain/values/dates';
import type { Locale } from '#core/domain/site/routes';
import type { BuildManifest } from '../../../content/pages/buildManifest';
import type { BookingLine } from '../../../reports/reports.service';
import { NO_FIGURES } from '../../../reports/figures';
import { readDeskAddress } from '../deskAddress';
import { figuresDocument } from './figuresDocument';
import type { FiguresPage } from './figuresDocument';
import { cellsOf, tableOf } from './tables';
import type { DeskData } from './tables';
import { en } from '../words/desk.en';

const NOW = new Date('2026-11-23T15:00:00Z');
const TODAY = '2026-11-23' as IsoDate;

it.each([
  ['', '2026-10-25', '2026-11-23', false],
  ['from=2026-11-01&to=2026-11-03', '2026-11-01', '2026-11-03', false],
  ['from=2025-11-23&to=2026-11-23', '2025-11-23', '2026-11-23', false],
  ['from=2025-11-22&to=2026-11-23', '2026-10-25', '2026-11-23', true],
  ['from=2026-11-03&to=2026-11-01', '2026-10-25', '2026-11-23', true],
  ['from=2026-02-30&to=2026-03-01', '2026-10-25', '2026-11-23', true],
  ['from=2026-11-01', '2026-10-25', '2026-11-23', true],
])('the address %s shows %s to %s', (query, from, to, isRangeWrong) => {
  expect(readDeskAddress(new URLSearchParams(query), TODAY)).toEqual({ lang: 'en', range: { from, to }, isRangeWrong });
});

const booking: BookingLine = {
  createdAt: NOW,
  reference: 'K7MPX2',
  state: 'ticketed',
  supplierReference: null,
  route: 'JFK-LHR',
  departs: '2027-03-13' as IsoDate,
  returns: null,
  travelers: 2,
  captured: 50_000,
  refunded: 60_000,
  code: null,
};
const data: DeskData = {
  range: { from: '2026-11-22' as IsoDate, to: TODAY },
  timeZone: 'America/New_York',
  figures: [{ ...NO_FIGURES, day: TODAY, code: 'RADIO1', calls: 2, searches: 8, tickets: 1, captured: 50_000, refunded: 60_000 }],
  pages: [{ page: '/<b>', calls: 2 }],
  bookings: [booking],
};

it('writes files with money in dollars, below zero too, and times of the agency', () => {
  const days = cellsOf(tableOf('days', data, en));
  expect(days).toEqual([
    [TODAY, 2, 8, 0, 0, 0, 1, 12.5, 500, 600, -100],
    ['2026-11-22', 0, 0, 0, 0, 0, 0, null, 0, 0, 0],
    ['Total', 2, 8, 0, 0, 0, 1, 12.5, 500, 600, -100],
  ]);
  expect(cellsOf(tableOf('bookings', data, en))[0]?.slice(0, 2)).toEqual(['2026-11-23 10:00', 'K7MPX2']);
});

const manifest: BuildManifest = { entries: { desk: { scripts: [], styles: [] } }, chunks: {}, fonts: [] };

const pageOf = (lang: Locale, change: Partial<FiguresPage> = {}): FiguresPage => ({
  lang,
  brandName: 'A & B',
  manifest,
  timeZone: data.timeZone,
  address: { lang, range: data.range, isRangeWrong: false },
  today: TODAY,
  data,
  happened: {
    bookings: [{ state: 'ticketed', count: 1 }],
    cancelled: 0,
    messages: 1,
    vacations: 0,
    cancelRequests: 0,
    newsletter: 0,
    alerts: 0,
    mailsSent: 2,
    mailsFailed: 0,
  },
  attention: { entries: 1, openEnquiries: 1, stuckPayments: 1, stuckCancellations: 0, stuckExchanges: 0, overdueMails: 0 },
  entries: [
    {
      id: '3b241101-e2bb-4255-8caf-4136c566a962',
      kind: 'dispute',
      name: 'A cardholder <b>disputes</b>',
      todo: 'Answer.',
      reference: 'K7MPX2',
      amount: 26_000,
      reason: 'fraudulent',
      openedAt: NOW,
      dueAt: NOW,
      providerId: 'du_1',
      providerUrl: 'https://dashboard.stripe.com/disputes/du_1',
    },
  ],
  stuck: [{ what: 'payment', reference: 'Q2WERT', since: NOW }],
  ...change,
});

it.each<[Locale, string]>([
  ['en', 'Messages nobody has answered'],
  ['es', 'Mensajes que nadie ha respondido'],
])('draws the page in %s, with what visitors sent as text', (lang, waits) => {
  const html = figuresDocument(pageOf(lang));
  expect(html).toContain(waits);
  expect(html).toContain('-$100.00');
  // entries come first, with the ways to booking, provider and closing; what is stuck leads to its booking
  const [entries = '', figures = ''] = html.split('class="tiles"');
  const inLang = lang === 'es' ? '?lang=es' : '';
  for (const href of [
    `/desk/bookings/K7MPX2${inLang}`,
    'https://dashboard.stripe.com/disputes/du_1',
    `/desk/attention/3b241101-e2bb-4255-8caf-4136c566a962/close${inLang}`,
    `/desk/bookings/Q2WERT${inLang}`,
  ])
    expect(entries).toContain(`href="${href}"`);
  expect(figures).toContain(`href="/desk/bookings/K7MPX2${inLang}"`);
  expect(html).toContain('noindex');
  expect(html).not.toMatch(/<b>|style=|<script|NaN|undefined/);
  // a bar below zero hangs from the line
  expect(html).toMatch(/class="bar below"/);
});

it('folds days without anything into one row for each stretch; the file has every day', () => {
  const range = { from: '2026-11-14' as IsoDate, to: TODAY };
  const quiet: DeskData = {
    ...data,
    range,
    figures: [
      { ...NO_FIGURES, day: TODAY, code: null, calls: 2 },
      { ...NO_FIGURES, day: '2026-11-21' as IsoDate, code: null, searches: 1 },
    ],
  };
  const html = figuresDocument(pageOf('en', { data: quiet, address: { lang: 'en', range, isRangeWrong: false } }));
  const rows = (/<section class="scroll" aria-labelledby="days".*?<tbody>(.*?)<\/tbody>/s.exec(html)?.[1] ?? '').split('</tr>');
  expect(
    rows.map(
      (row) =>
        row
          .replace(/<[^>]*>/g, '|')
          .split('|')
          .filter(Boolean)[0],
    ),
  ).toEqual([
    'Mon, Nov 23, 2026',
    'Sun, Nov 22, 2026: nothing',
    'Sat, Nov 21, 2026',
    '7 days without anything: Sat, Nov 14, 2026 to Fri, Nov 20, 2026',
    'Total',
    undefined,
  ]);
  expect(cellsOf(tableOf('days', quiet, en))).toHaveLength(11);
});
