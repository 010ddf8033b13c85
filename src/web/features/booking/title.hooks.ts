import { useEffect } from 'react';
import { withBrand } from '#core/content/seo';
import { settings } from '#web/platform/sent/settings';

/** The tab is named after what stands on the page: whoever comes back to it, or hears its name, knows where they are. */
export function useTitle(title: string): void {
  const { brand } = settings();
  useEffect(() => {
    document.title = withBrand(title, brand);
  }, [title, brand]);
}
