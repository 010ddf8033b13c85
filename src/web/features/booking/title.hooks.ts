import { useEffect } from 'react';
import { withBrand } from '#core/content/meta/seo';
import { settings } from '#web/platform/sent/settings';

/** The tab is named after what is on the page: whoever comes back to it, or has its name read out, knows where they are. */
export function useTitle(title: string): void {
  const { brand } = settings();
  useEffect(() => {
    document.title = withBrand(title, brand);
  }, [title, brand]);
}
