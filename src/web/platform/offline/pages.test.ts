import { href, LOCALES } from '#core/domain/site/routes';
import { KEPT_PAGES, STARTS } from './pages';

it('keeps the pages of a booking in every language, and leads there from where the application starts', () => {
  const pages = LOCALES.flatMap((locale) => [href('confirmation', locale), href('findBooking', locale)]);
  expect([...KEPT_PAGES].sort()).toEqual([...pages].sort());
  expect(STARTS).toEqual(Object.fromEntries(LOCALES.map((locale) => [href('home', locale), href('findBooking', locale)])));
});
