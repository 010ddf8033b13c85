/** A plain document in place of a page that cannot be sent: whoever opened an address is never left with a technical answer. */
import type { IncomingHttpHeaders } from 'node:http';
import { refused } from '#core/content/messages/site/refused';
import type { Brand } from '#core/content/brand';
import { href, LOCALES, splitLocale } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { telHref } from '#core/domain/site/telephone';
import { isDocumentPath, pathOf } from '../requests/navigation';

declare module 'fastify' {
  interface FastifyInstance {
    /** Of the installation; without it every refusal is problem+json. */
    readonly refusedPage?: RefusedPage;
  }
}

interface Asked {
  readonly url?: string | undefined;
  readonly headers?: IncomingHttpHeaders;
}

/** The document in the language of the address that was asked for; `isUnknown`: there is nothing at it for this browser. */
export type RefusedPage = (asked: Asked, isUnknown?: boolean) => string;

/** Without styles or scripts of its own: it needs nothing that may be missing. */
export function createRefusedPage(brand: Pick<Brand, 'brandName' | 'mainPhone' | 'esPhone'>): RefusedPage {
  const documentIn = (locale: Locale, isFile: boolean): string => {
    const words = refused[locale];
    const { title, lead } = isFile ? words.file : words;
    const number = locale === 'es' ? brand.esPhone : brand.mainPhone;
    return [
      `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
      `<meta name="robots" content="noindex"><title>${escaped(`${title} | ${brand.brandName}`)}</title></head>`,
      `<body><main><h1>${title}</h1><p>${lead}</p><ul>${isFile ? findItem(locale) : ''}<li><a href="${href('home', locale)}">${words.home}</a></li>`,
      `<li><a href="${href('siteSearch', locale)}">${words.search}</a></li>`,
      `<li><a href="${telHref(number)}">${escaped(words.call(number))}</a></li></ul></main></body></html>\n`,
    ].join('');
  };
  const pages = { en: documentIn('en', false), es: documentIn('es', false) };
  const files = { en: documentIn('en', true), es: documentIn('es', true) };
  return (asked, isUnknown = false) => {
    const { url = '/', headers = {} } = asked;
    if (!isDocumentPath(url)) return pages[splitLocale(pathOf(url)).locale];
    return (isUnknown ? files : pages)[documentLocale(url, headers['accept-language'])];
  };
}

const findItem = (locale: Locale): string => `<li><a href="${href('findBooking', locale)}">${refused[locale].file.find}</a></li>`;

/** Files of a booking have no page's path: by their own parameter, else as the browser is set. */
function documentLocale(url: string, languages = ''): Locale {
  const asked = new URLSearchParams(url.slice(pathOf(url).length)).get('lang');
  return LOCALES.find((locale) => locale === asked) ?? (/^\s*es\b/i.test(languages) ? 'es' : 'en');
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${String(c.charCodeAt(0))};`);
