import { CITIES, CITY_SLUGS } from '#core/content/destinations/cities';
import { daysBetween } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { monthOf, parseMonth } from '#core/domain/fares/deals';
import { daysOfMonth, dealPlan, FIRST_QUESTIONS } from './dealPlan';
import { keyOfQuestion } from './deals.repository';

const day = (text: string): IsoDate => text as IsoDate;

it.each([
  ['2026-11-10', ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04']],
  // in a week it is December
  ['2026-11-25', ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']],
  // one day of November would be left
  ['2026-11-23', ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']],
])('on %s asks for six months', (today, months) => {
  expect([...new Set(dealPlan(day(today)).map(({ month }) => month))]).toEqual(months);
});

it('asks nothing twice, no city for flights to itself, and for every city among the first', () => {
  const plan = dealPlan(day('2026-11-10'));
  expect(new Set(plan.map(keyOfQuestion)).size).toBe(plan.length);
  expect(plan.filter(({ origin, destination }) => origin === destination)).toEqual([]);
  const first = new Set(plan.slice(0, FIRST_QUESTIONS).map(({ destination }) => destination));
  expect(CITY_SLUGS.filter((city) => !first.has(CITIES[city].code))).toEqual([]);
});

it.each(['2026-11-10', '2026-12-31', '2027-02-27'])('looks at days of the month alone, none within a week of %s', (text) => {
  const today = day(text);
  for (const { month } of dealPlan(today)) {
    const days = daysOfMonth(month, today);
    expect(days.length).toBeGreaterThan(1);
    expect(days.every((date) => monthOf(date) === month && daysBetween(today, date) >= 7)).toBe(true);
  }
});

it('has no days in a month that is over', () => {
  const over = parseMonth('2026-10');
  expect(over && daysOfMonth(over, day('2026-11-10'))).toEqual([]);
});
