/** Documents of pages, with what an installation says of itself. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '#core/content/brand';
import { fillBrand } from '#core/content/brandSlots';
import { cardTags } from '#core/content/meta/cardTags';
import { USUAL_IMAGE } from '#core/content/meta/seo';
import { ORIGIN_SLOT, scriptJson } from '#core/content/prerendered';
import type { PrerenderedPage } from '#core/content/prerendered';
import { SETTINGS_META } from '#core/contract/pages/settings';
import type { ClientSettings } from '#core/contract/pages/settings';
import type { Locale } from '#core/domain/site/routes';
import { ownBrand } from '../slots/ownBrand';
import type { PageAssets } from './AssetTags';
import { siteDocument } from './siteDocument';

interface Filling {
  readonly brand: Brand;
  readonly isSandbox: boolean;
  readonly settings: ClientSettings;
  readonly origin: string;
  /** The page's record and answers, after its HTML: the application reads them, nothing that is painted waits for them. */
  readonly data?: readonly DataBlock[];
}

/** What the application finds in the document: no script policy concerns it. */
export interface DataBlock {
  readonly id: string;
  /** Address of the page that it belongs to. */
  readonly of: string;
  readonly value: unknown;
}

/** The document of a prerendered page with this installation's origin, brand, settings and the page's record. */
export function fillPage(page: PrerenderedPage, assets: PageAssets, { brand, isSandbox, settings, origin, data = [] }: Filling): string {
  const own = (html: string): string => ownBrand(html.replaceAll(ORIGIN_SLOT, origin), brand, isSandbox);
  return siteDocument({
    lang: page.lang,
    title: fillBrand(page.title, brand),
    assets: { ...assets, chunks: page.chunks },
    head: <JsonMeta name={SETTINGS_META} value={settings} />,
    renderedHead: own(page.head),
    body: (
      <>
        <div id="root" dangerouslySetInnerHTML={{ __html: own(page.html) }} />
        {data.map(({ id, of, value }) => (
          <script key={id} type="application/json" id={id} data-of={of}>
            {scriptJson(value)}
          </script>
        ))}
      </>
    ),
  });
}

/** The document of a page that the build knows nothing of: the browser renders it, a shared link shows the usual card. */
export function emptyPage(
  locale: Locale,
  assets: PageAssets,
  { brand, settings, origin }: Pick<Filling, 'brand' | 'settings' | 'origin'>,
): string {
  const title = brand.brandName;
  const card = [{ key: 'property', name: 'og:title', content: title }, ...cardTags({ image: USUAL_IMAGE, title }, locale, origin)];
  return siteDocument({
    lang: locale,
    title,
    assets: { ...assets, chunks: [] },
    head: (
      <>
        {card.map(({ key, name, content }) => (
          <meta key={name} {...{ [key]: name }} content={content ?? ''} />
        ))}
        <JsonMeta name={SETTINGS_META} value={settings} />
      </>
    ),
    body: <div id="root" />,
  });
}

const JsonMeta = ({ name, value }: { readonly name: string; readonly value: unknown }) => (
  <meta name={name} content={JSON.stringify(value)} />
);

/** A tag of the head whose value is JSON. */
export const jsonMeta = (name: string, value: unknown): string => renderToStaticMarkup(<JsonMeta name={name} value={value} />);

/** The head with another title. */
export const withTitle = (head: string, title: string): string =>
  head.replace(/<title>.*?<\/title>/, () => renderToStaticMarkup(<title>{title}</title>));
