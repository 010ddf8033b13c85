/** The head of a prerendered page; the same record as the browser's on navigation (features/shell/head.hooks). */
import { ORIGIN_SLOT } from '#core/content/prerendered';
import { cardTags } from '#core/content/meta/cardTags';
import type { MetaTag } from '#core/content/meta/cardTags';
import { isIndexed } from '#core/content/routes/listedRoutes';
import type { SeoRecord } from '#core/content/meta/seo';
import { inLocale, LANGUAGE_TAG } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';

interface HeadTagsProps {
  readonly seo: Pick<SeoRecord, 'id' | 'seoDetails'>;
  readonly locale: Locale;
}

export function HeadTags({ seo: { id, seoDetails: seo }, locale }: HeadTagsProps) {
  const { title, description, keywords, canonical } = seo;
  if (canonical === null) return null;
  return (
    <>
      <Meta name="description" content={description} />
      <Meta name="keywords" content={keywords} />
      <Meta name="robots" content={isIndexed(id) ? null : 'noindex, follow'} />
      <link rel="canonical" href={ORIGIN_SLOT + canonical} />
      <Alternate lang={LANGUAGE_TAG.en} path={inLocale(canonical, 'en')} />
      <Alternate lang={LANGUAGE_TAG.es} path={inLocale(canonical, 'es')} />
      <Alternate lang="x-default" path={inLocale(canonical, 'en')} />
      <Meta property="og:type" content={id === 'blogPost' ? 'article' : 'website'} />
      <Meta property="og:title" content={title} />
      <Meta property="og:description" content={description} />
      <Meta property="og:url" content={ORIGIN_SLOT + canonical} />
      <Meta property="og:locale" content={LANGUAGE_TAG[locale].replace('-', '_')} />
      {cardTags(seo, locale, ORIGIN_SLOT).map(({ key, name, content }) => (
        <Meta key={name} {...{ [key]: name }} content={content} />
      ))}
    </>
  );
}

type MetaProps = Partial<Readonly<Record<MetaTag['key'], string>>> & Pick<MetaTag, 'content'>;

const Meta = ({ content, ...named }: MetaProps) => content !== null && <meta {...named} content={content} />;

const Alternate = ({ lang, path }: { readonly lang: string; readonly path: string }) => (
  <link rel="alternate" hrefLang={lang} href={ORIGIN_SLOT + path} />
);
