import './hero.css';
import { use } from 'react';
import type { ReactNode } from 'react';
import type { PosterId } from '#core/content/pictures/posters';
import type { RouteMatch } from '#core/domain/site/routes';
import { HeroPictures } from '#web/features/destinations/components/city/HeroPictures';
import { SearchForm } from '#web/features/search/components/SearchForm';
import { loadPageAnswers } from '#web/platform/sent/pageAnswers';
import { BannerArt } from '#web/ui/pictures/BannerArt';

interface PageBannerProps {
  readonly match: RouteMatch;
  /** One line above the heading; the home page's is the promise. */
  readonly eyebrow?: string;
  /** `page`: lower, for pages whose heading is a sentence. */
  readonly size?: 'home' | 'page';
  readonly children?: ReactNode;
}

/** `/img/paris?v=7`: our own server wrote it from the name of a poster. */
const posterAt = (address: string): PosterId => address.slice('/img/'.length).split('?', 1)[0] as PosterId;

/** A page's banner as its call answers it, with the search form laid over the lower edge of the picture (content.11). */
export function PageBanner({ match, eyebrow, size = 'page', children }: PageBannerProps) {
  const { banner } = use(loadPageAnswers(match));
  if (!banner) throw new Error(`${match.route} has no banner`);
  const pictures = banner.ImgUrl.map(posterAt);
  const isArt = pictures.length === 1 && pictures[0] === 'hero';
  return (
    <>
      <section className={`hero hero--${size}${isArt ? '' : ' hero--pictures'} on-brand`}>
        <div className="wrap">
          {eyebrow === undefined ? null : <span className="eyebrow">{eyebrow}</span>}
          <h1>{banner.hd1}</h1>
          <p>{banner.hd2}</p>
        </div>
        {/* after the text: a page painted while it arrives then has the banner's height before its picture */}
        {isArt ? <BannerArt /> : <HeroPictures pictures={pictures} />}
      </section>
      <div className="wrap hero__under">
        <SearchForm />
        {children}
      </div>
    </>
  );
}
