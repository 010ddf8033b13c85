import './hero.css';
import type { ReactNode } from 'react';
import { BannerArt } from '#web/ui/pictures/BannerArt';

interface SearchHeroProps {
  /** One line above the heading; the home page's is the promise. */
  readonly eyebrow?: string;
  /** `page`: lower, for pages whose heading is a sentence. */
  readonly size?: 'home' | 'page';
  readonly heading: string;
  readonly lead: string;
  /** The search form, laid over the lower edge of the picture. */
  readonly form: ReactNode;
  /** Other pictures than the one of the banner. */
  readonly art?: ReactNode;
  readonly children?: ReactNode;
}

/** The banner with the search form (content.11). */
export function SearchHero({ eyebrow, heading, lead, form, size = 'home', art, children }: SearchHeroProps) {
  return (
    <>
      <section className={`hero hero--${size} on-brand`}>
        <div className="wrap">
          {eyebrow === undefined ? null : <span className="eyebrow">{eyebrow}</span>}
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
        {/* after the text: a page painted while it arrives then has the banner's height before its picture */}
        {art ?? <BannerArt />}
      </section>
      <div className="wrap hero__under">
        {form}
        {children}
      </div>
    </>
  );
}
