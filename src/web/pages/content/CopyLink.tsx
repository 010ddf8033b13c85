import { useState } from 'react';
import type { ArticleView } from '#core/content/blog/blogTypes';

/** The address of the page, for somebody else; a browser that refuses the clipboard shows it to be copied by hand. */
export function CopyLink({ words }: { readonly words: Pick<ArticleView['words'], 'copy' | 'copied' | 'copyByHand'> }) {
  const [state, setState] = useState<{ readonly is: 'idle' | 'copied' } | { readonly is: 'refused'; readonly link: string }>({
    is: 'idle',
  });
  const copy = (): void => {
    const { origin, pathname } = window.location;
    const link = origin + pathname;
    // absent outside secure pages, whatever its type says
    const clipboard = (navigator as { readonly clipboard?: Clipboard }).clipboard;
    const copying = clipboard ? clipboard.writeText(link) : Promise.reject(new Error('no clipboard'));
    copying.then(
      () => setState({ is: 'copied' }),
      () => setState({ is: 'refused', link }),
    );
  };
  return (
    <div className="cluster blog__copy">
      <button className="btn btn--line" type="button" onClick={copy}>
        {words.copy}
      </button>
      <p role="status">
        {state.is === 'copied' ? words.copied : null}
        {state.is === 'refused' ? (
          <>
            {words.copyByHand} <code>{state.link}</code>
          </>
        ) : null}
      </p>
    </div>
  );
}
