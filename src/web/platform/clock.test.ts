import { momentOfToday, TODAY } from '#testing/today';
import { dateAt, today } from './clock';

it.each([
  ['a zone west of it', '2026-11-29T03:00:00Z', 'America/Chicago', '2026-11-28'],
  ['a zone east of it', '2026-11-28T16:00:00Z', 'Asia/Tokyo', '2026-11-29'],
  ['a hidden zone, in the American evening', '2026-11-29T03:00:00Z', 'UTC', '2026-11-28'],
  ['another name for it', '2026-11-29T03:00:00Z', 'Etc/GMT', '2026-11-28'],
  ['the zone that Firefox says instead', '2026-11-29T03:00:00Z', 'Atlantic/Reykjavik', '2026-11-28'],
  ['a zone that the browser does not know', '2026-11-29T03:00:00Z', 'Etc/Unknown', '2026-11-28'],
  ['a browser that names none', '2026-11-29T03:00:00Z', '', '2026-11-28'],
  ['a hidden zone by day', '2026-11-28T18:00:00Z', 'UTC', '2026-11-28'],
  ['a hidden zone on the last evening of a year', '2027-01-01T07:59:00Z', 'UTC', '2026-12-31'],
])('takes the date of %s', (_, at, zone, date) => {
  expect(dateAt(new Date(at), zone)).toBe(date);
});

it("takes the date of the browser's own zone, when Greenwich and New York have another", () => {
  jest.useFakeTimers({ now: momentOfToday() });
  expect(today()).toBe(TODAY);
  jest.useRealTimers();
});
