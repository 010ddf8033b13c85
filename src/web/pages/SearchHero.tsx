import './hero.css';
import type { ReactNode } from 'react';

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

/** The banner with the search form (spec §2). */
export function SearchHero({ eyebrow, heading, lead, form, size = 'home', art, children }: SearchHeroProps) {
  return (
    <>
      <section className={`hero hero--${size} on-brand`}>
        {art ?? (
          <picture>
            <source media="(max-width: 640px)" srcSet="/posters/hero-mobile.svg" />
            <img className="hero__art" src="/posters/hero.svg" alt="" width={1600} height={760} />
          </picture>
        )}
        <div className="wrap">
          {eyebrow === undefined ? null : <span className="eyebrow">{eyebrow}</span>}
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
      </section>
      <div className="wrap hero__under">
        {form}
        {children}
      </div>
    </>
  );
}
