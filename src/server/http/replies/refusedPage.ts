/** A plain document in place of a page that cannot be sent: whoever opened an address is never left with a technical answer. */
import { refused } from '#core/content/messages/site/refused';
import type { Brand } from '#core/content/brand';
import { href, splitLocale } from '#core/domain/site/routes';
import { telHref } from '#core/domain/site/telephone';

declare module 'fastify' {
  interface FastifyInstance {
    /** Of the installation; without it every refusal is problem+json. */
    readonly refusedPage?: RefusedPage;
  }
}

/** The document in the language of the path that was asked for. */
export type RefusedPage = (pathname: string) => string;

/** Without styles or scripts of its own: it needs nothing that may be missing. */
export function createRefusedPage(brand: Pick<Brand, 'brandName' | 'mainPhone' | 'esPhone'>): RefusedPage {
  const documentIn = (locale: 'en' | 'es'): string => {
    const words = refused[locale];
    const number = locale === 'es' ? brand.esPhone : brand.mainPhone;
    return [
      `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
      `<meta name="robots" content="noindex"><title>${escaped(`${words.title} | ${brand.brandName}`)}</title></head>`,
      `<body><main><h1>${words.title}</h1><p>${words.lead}</p><ul><li><a href="${href('home', locale)}">${words.home}</a></li>`,
      `<li><a href="${href('siteSearch', locale)}">${words.search}</a></li>`,
      `<li><a href="${telHref(number)}">${escaped(words.call(number))}</a></li></ul></main></body></html>\n`,
    ].join('');
  };
  const documents = { en: documentIn('en'), es: documentIn('es') };
  return (pathname) => documents[splitLocale(pathname).locale];
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${String(c.charCodeAt(0))};`);
