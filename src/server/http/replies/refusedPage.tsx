/** A plain document in place of a page that cannot be sent: whoever opened an address is never left with a technical answer. */
import type { IncomingHttpHeaders } from 'node:http';
import { refused } from '#core/content/messages/site/refused';
import type { Brand } from '#core/content/brand';
import { href, LOCALES, splitLocale } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { telHref } from '#core/domain/site/telephone';
import { renderDocument } from '../../html/renderDocument';
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

type RefusingBrand = Pick<Brand, 'brandName' | 'mainPhone' | 'esPhone'>;

/** The document in the language of the address that was asked for; `isUnknown`: there is nothing at it for this browser. */
export type RefusedPage = (asked: Asked, isUnknown?: boolean) => string;

/** Without styles or scripts of its own: it needs nothing that may be missing. */
export function createRefusedPage(brand: RefusingBrand): RefusedPage {
  const documentIn = (locale: Locale, isFile: boolean): string => {
    const { title } = isFile ? refused[locale].file : refused[locale];
    return renderDocument({
      lang: locale,
      title: `${title} | ${brand.brandName}`,
      head: (
        <>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
        </>
      ),
      body: <Body locale={locale} isFile={isFile} number={locale === 'es' ? brand.esPhone : brand.mainPhone} />,
    });
  };
  const pages = { en: documentIn('en', false), es: documentIn('es', false) };
  const files = { en: documentIn('en', true), es: documentIn('es', true) };
  return (asked, isUnknown = false) => {
    const { url = '/', headers = {} } = asked;
    if (!isDocumentPath(url)) return pages[splitLocale(pathOf(url)).locale];
    return (isUnknown ? files : pages)[documentLocale(url, headers['accept-language'])];
  };
}

interface BodyProps {
  readonly locale: Locale;
  readonly isFile: boolean;
  readonly number: string;
}

function Body({ locale, isFile, number }: BodyProps) {
  const words = refused[locale];
  const { title, lead } = isFile ? words.file : words;
  const links = [
    ...(isFile ? [[href('findBooking', locale), words.file.find] as const] : []),
    [href('home', locale), words.home],
    [href('siteSearch', locale), words.search],
    [telHref(number), words.call(number)],
  ] as const;
  return (
    <body>
      <main>
        <h1>{title}</h1>
        <p>{lead}</p>
        <ul>
          {links.map(([to, text]) => (
            <li key={to}>
              <a href={to}>{text}</a>
            </li>
          ))}
        </ul>
      </main>
    </body>
  );
}

/** Files of a booking have no page's path: by their own parameter, else as the browser is set. */
function documentLocale(url: string, languages = ''): Locale {
  const asked = new URLSearchParams(url.slice(pathOf(url).length)).get('lang');
  return LOCALES.find((locale) => locale === asked) ?? (/^\s*es\b/i.test(languages) ? 'es' : 'en');
}
