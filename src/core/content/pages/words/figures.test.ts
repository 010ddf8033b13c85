/** Pages name no figure that the code does not have (content.47): fees, hours and days come from one place. */
import { FREE_CANCEL } from '../../../domain/booking/cancelRules';
import { SERVICE_FEE } from '../../../domain/fares/fares';
import { SIGNIFICANT_MINUTES } from '../../../domain/booking/scheduleChange';
import { BAG_REGIONS } from '../../airlines/bags/bagRegions';
import { WAYS_FLOWN } from '../../airlines/bags/waysFlown.generated';
import { DEFAULT_BRAND } from '../../brand';
import { fixed as en } from './fixed.en';
import { fixed as es } from './fixed.es';
import type { PageText } from '../siteTypes';

const wordsOf = ({ description, lead, paragraphs, sections = [] }: PageText): string =>
  [description, lead, ...paragraphs, ...sections.map(({ text }) => text)].join(' ');

describe.each([
  ['en', en(DEFAULT_BRAND)],
  ['es', es(DEFAULT_BRAND)],
] as const)('in %s', (_locale, pages) => {
  it('the fees are those that are charged, and no other amount is named beside them', () => {
    const fees = [SERVICE_FEE.domestic, SERVICE_FEE.international, 2 * SERVICE_FEE.domestic].map((cents) => cents / 100);
    const named = [pages.serviceFees, pages.faq].flatMap((page) =>
      [...wordsOf(page).matchAll(/\$(\d+)/g)].map(([, amount]) => Number(amount)),
    );
    expect([...new Set(named)].sort()).toEqual([...new Set(fees)].sort());
    const [table] = pages.serviceFees.tables ?? [];
    expect(table?.rows.map((row) => row.slice(1))).toEqual([
      ['$12', '$24'],
      ['$12', '$24'],
      [expect.not.stringContaining('$'), '$24'],
    ]);
  });

  it('free cancellation and significant changes are as the code has them', () => {
    const text = wordsOf(pages.refundPolicy);
    expect(text).toMatch(new RegExp(`\\b${String(FREE_CANCEL.hours)} (?:hours|horas)`));
    expect(text).toMatch(new RegExp(`\\b${String(FREE_CANCEL.daysAhead)} (?:or more days|días o más)`));
    for (const minutes of Object.values(SIGNIFICANT_MINUTES)) expect(text).toContain(` ${String(minutes / 60)} `);
  });

  it('the tables of baggage have every airline, where it flies, each row once and with its month', () => {
    const tables = pages.baggageFees.tables ?? [];
    expect(tables).toHaveLength(BAG_REGIONS.length);
    const airlineOf = (row: readonly unknown[]): string | undefined => String(row[0]).split(':')[0];
    for (const [i, region] of BAG_REGIONS.entries()) {
      const { head = [], rows } = tables[i] ?? { rows: [] };
      const flown = WAYS_FLOWN.flatMap(([, airline, ways]) => (ways[region] === undefined ? [] : [airline]));
      expect([...new Set(rows.map(airlineOf))]).toEqual(flown);
      expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
      for (const row of rows) {
        expect([row, row.length]).toEqual([row, head.length]);
        const source = row.at(-1);
        expect(typeof source === 'object' ? source.label : source).toMatch(/^[a-z\d.-]+, \S+ (?:de )?20\d\d$|^(?:Ask us|Pregúntenos)$/);
      }
    }
  });

  it('answers at least 25 questions, grouped, each answer once', () => {
    const { sections = [] } = pages.faq;
    expect(sections.length).toBeGreaterThanOrEqual(25);
    expect(sections.filter(({ group }) => group === undefined)).toEqual([]);
    expect(new Set(sections.map(({ text }) => text)).size).toBe(sections.length);
    // a group is one stretch
    const starts = sections.filter(({ group }, i) => sections[i - 1]?.group !== group);
    expect(starts).toHaveLength(new Set(sections.map(({ group }) => group)).size);
  });
});

it('asks the same questions in both languages', () => {
  const groups = ({ faq: { sections = [] } }: ReturnType<typeof en>): readonly number[] => {
    const names = [...new Set(sections.map(({ group }) => group))];
    return names.map((name) => sections.filter(({ group }) => group === name).length);
  };
  expect(groups(es(DEFAULT_BRAND))).toEqual(groups(en(DEFAULT_BRAND)));
});
