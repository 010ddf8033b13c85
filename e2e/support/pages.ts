/** Which pages the site has: those of its sitemap, and beside them what no sitemap names. */
import { HOSTED_FIELDS_PATH, SANDBOX_CHALLENGE_PATH } from '#core/contract/hostedFields';
import { inLocale, LOCALES } from '#core/domain/routes';

/** An address that leads to no page. */
export const NOWHERE = LOCALES.map((locale) => inLocale('/no-such-page', locale));

/** Documents of the sandbox gateway, shown in frames of the payment page; the check is one that is over. */
export const FRAMED = LOCALES.flatMap((locale) =>
  [HOSTED_FIELDS_PATH, `${SANDBOX_CHALLENGE_PATH}/${'0'.repeat(32)}`].map((path) => `${path}?lang=${locale}`),
);

/** Paths of every page in the sitemap. */
export async function sitemapPaths(origin: string): Promise<readonly string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Does the work for every item, `lanes` of them at a time; answers in the order of the items. */
export async function eachOf<T, R>(items: readonly T[], lanes: number, work: (item: T) => Promise<R>): Promise<readonly R[]> {
  const answers: R[] = [];
  const waiting = items.entries();
  const lane = async (): Promise<void> => {
    for (const [i, item] of waiting) answers[i] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return answers;
}
