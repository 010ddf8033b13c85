import { dayOfWeek } from '#core/domain/values/dates';
import { holidayDates } from './holidayDates';

test.each([
  [2024, '2024-02-19', '2024-03-31', '2024-05-27', '2024-09-02', '2024-11-28', '2024-02-10'],
  [2025, '2025-02-17', '2025-04-20', '2025-05-26', '2025-09-01', '2025-11-27', '2025-01-29'],
  [2026, '2026-02-16', '2026-04-05', '2026-05-25', '2026-09-07', '2026-11-26', '2026-02-17'],
  [2027, '2027-02-15', '2027-03-28', '2027-05-31', '2027-09-06', '2027-11-25', '2027-02-06'],
  [2028, '2028-02-21', '2028-04-16', '2028-05-29', '2028-09-04', '2028-11-23', '2028-01-26'],
  [2029, '2029-02-19', '2029-04-01', '2029-05-28', '2029-09-03', '2029-11-22', '2029-02-13'],
  [2030, '2030-02-18', '2030-04-21', '2030-05-27', '2030-09-02', '2030-11-28', '2030-02-03'],
  [2033, '2033-02-21', '2033-04-17', '2033-05-30', '2033-09-05', '2033-11-24', '2033-01-31'],
])('the holidays of %d', (year, presidentsDay, easterSunday, memorialDay, laborDay, thanksgiving, lunarNewYear) => {
  expect(holidayDates(year)).toMatchObject({ presidentsDay, easterSunday, memorialDay, laborDay, thanksgiving, lunarNewYear });
});

test('every year has them, on their weekdays and within their bounds', () => {
  for (let year = 1986; year <= 2099; year++) {
    const dates = holidayDates(year);
    expect([dates.presidentsDay, dates.memorialDay, dates.laborDay].map(dayOfWeek)).toEqual([1, 1, 1]);
    expect([dates.thanksgiving, dates.easterSunday, dates.springBreak.first, dates.springBreak.last].map(dayOfWeek)).toEqual([4, 0, 5, 0]);
    const within = (date: string, from: string, to: string): boolean => date.slice(5) >= from && date.slice(5) <= to;
    expect([year, within(dates.easterSunday, '03-22', '04-25'), within(dates.lunarNewYear, '01-21', '02-20')]).toEqual([year, true, true]);
  }
});
