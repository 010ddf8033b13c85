import './filmStrip.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Film, Picture } from './film';

/** The page over time: the newest picture is in sight, a chosen one is shown large. */
export function FilmStrip({ film }: { readonly film: Film }) {
  const pictures = useSyncExternalStore(film.subscribe, film.pictures);
  const [chosen, setChosen] = useState<Picture | null>(null);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pictures]);
  if (pictures.length === 0) return null;
  return (
    <>
      <ol className="film" aria-label="Pictures of the page">
        {pictures.map((picture) => (
          <li key={picture.at} ref={picture === pictures.at(-1) ? end : undefined}>
            <button type="button" aria-pressed={picture === chosen} onClick={() => setChosen(picture === chosen ? null : picture)}>
              <Page picture={picture} width={Math.min(120, (110 * picture.width) / picture.height)} />
              {`${String(picture.at)} ${picture.event}`}
            </button>
          </li>
        ))}
      </ol>
      {chosen ? (
        <figure className="film__large">
          <Page picture={chosen} width={Math.min(chosen.width, 640)} />
          <figcaption>{`After event ${String(chosen.at)}, ${chosen.event}`}</figcaption>
        </figure>
      ) : null}
    </>
  );
}

function draw(frame: HTMLIFrameElement, { root, scrolled }: Picture): void {
  const copy = frame.contentDocument;
  if (!copy) return;
  copy.documentElement.replaceWith(copy.importNode(root, true));
  frame.contentWindow?.scrollTo(0, scrolled);
}

/** A copy of the page in a frame that runs nothing, drawn as large as its window was and made smaller. */
function Page({ picture, width: shown }: { readonly picture: Picture; readonly width: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = shown / picture.width;
  useEffect(() => {
    if (frame.current) draw(frame.current, picture);
  }, [picture]);
  return (
    <span className="film__page" style={{ width: shown, height: picture.height * scale }}>
      <iframe
        ref={frame}
        title="The page"
        sandbox="allow-same-origin"
        tabIndex={-1}
        aria-hidden="true"
        style={{ width: picture.width, height: picture.height, transform: `scale(${String(scale)})` }}
        // a browser that loads the empty document late throws away what was drawn before
        onLoad={({ currentTarget }) => draw(currentTarget, picture)}
      />
    </span>
  );
}
