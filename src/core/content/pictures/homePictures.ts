import type { PosterId } from './posters';

/** What turns in the banner of the home page (content.14). */
export const HOME_PICTURES = ['hero', 'paris', 'new-york', 'las-vegas', 'los-angeles'] as const satisfies readonly PosterId[];
