import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '#web/platform/useHydrated';
import { Part } from '#web/parts/Part';
import { lazyPart } from '#web/parts/lazyPart';

const Comments = lazyPart(() => import(/* webpackChunkName: "forms" */ './Comments').then((m) => ({ default: m.Comments })));

interface CommentsSlotProps {
  /** Of the article. */
  readonly slug: string;
  readonly heading: string;
}

/** At once: the address names the comments, or the browser cannot tell what is near. */
const isDueAtOnce = (): boolean => typeof IntersectionObserver === 'undefined' || window.location.hash.startsWith('#comment');

/** The place of the comments below an article; they are requested once it comes near the screen, or when the address names one. */
export function CommentsSlot({ slug, heading }: CommentsSlotProps) {
  const slot = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const [isNear, setNear] = useState(false);
  const isDue = isNear || (isHydrated && isDueAtOnce());
  useEffect(() => {
    if (!slot.current || isDueAtOnce()) return undefined;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        setNear(true);
      },
      { rootMargin: '400px' },
    );
    near.observe(slot.current);
    return () => near.disconnect();
  }, []);
  return (
    <section id="comments" className="comments" aria-labelledby="comments-heading" ref={slot}>
      <h2 id="comments-heading" className="blog__heading">
        {heading}
      </h2>
      {isDue ? (
        <Part>
          <Comments key={slug} slug={slug} />
        </Part>
      ) : null}
    </section>
  );
}
