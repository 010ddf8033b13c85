import { href } from '../../domain/routes';
import type { Locale } from '../../domain/routes';

/** Where the Atom feed of a language is. */
export const feedPath = (locale: Locale): string => `${href('blog', locale)}/feed.xml`;
