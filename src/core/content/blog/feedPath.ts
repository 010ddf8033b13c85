import { href } from '../../domain/site/routes';
import type { Locale } from '../../domain/site/routes';

/** Where the Atom feed of a language is. */
export const feedPath = (locale: Locale): string => `${href('blog', locale)}/feed.xml`;
