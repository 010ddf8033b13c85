/** Words of the plain document that stands for a page which the server cannot send: both languages, for the server alone. */
import type { Locale } from '../../../domain/site/routes';
import { lastResort } from './lastResort';

export const refused: Record<Locale, { title: string; lead: string; home: string; search: string; call: (number: string) => string }> = {
  en: {
    title: lastResort.en.broken,
    lead: 'Search for flights from our home page, look for the page you want, or try again in a moment.',
    home: 'Search for flights',
    search: 'Search this site',
    call: lastResort.en.call,
  },
  es: {
    title: lastResort.es.broken,
    lead: 'Busque vuelos desde la página de inicio, busque la página que quería o inténtelo de nuevo en un momento.',
    home: 'Buscar vuelos',
    search: 'Buscar en este sitio',
    call: lastResort.es.call,
  },
};
