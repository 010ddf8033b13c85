import './bannerArt.css';

/**
 * The site's banner drawing in two cuts, decoration behind a heading. A drawing in use, not an image: the largest thing
 * painted first is the heading then, and the art may come a moment after it.
 */
export function BannerArt() {
  return (
    <span className="banner-art" aria-hidden="true">
      <svg className="banner-art__wide" viewBox="0 0 1600 760">
        <use href="/posters/hero.svg#art" />
      </svg>
      <svg className="banner-art__narrow" viewBox="0 0 780 1080">
        <use href="/posters/hero-mobile.svg#art" />
      </svg>
    </span>
  );
}
