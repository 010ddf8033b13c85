/** Words of the plain document that stands for a page which the server cannot send: both languages, for the server alone. */
import type { Locale } from '../../../domain/site/routes';
import { lastResort } from './lastResort';

interface RefusedWords {
  readonly title: string;
  readonly lead: string;
  readonly home: string;
  readonly search: string;
  readonly call: (number: string) => string;
  /** A file of a booking that this browser is not given. */
  readonly file: { readonly title: string; readonly lead: string; readonly find: string };
}

export const refused: Record<Locale, RefusedWords> = {
  en: {
    title: lastResort.en.broken,
    lead: 'Search for flights from our home page, look for the page you want, or try again in a moment.',
    home: 'Search for flights',
    search: 'Search this site',
    call: lastResort.en.call,
    file: {
      title: 'This document cannot be opened here',
      lead: 'The link has expired or is incomplete, the booking has changed, or it was opened in another browser. Find your booking to get the document again.',
      find: 'Find your booking',
    },
  },
  es: {
    title: lastResort.es.broken,
    lead: 'Busque vuelos desde la página de inicio, busque la página que quería o inténtelo de nuevo en un momento.',
    home: 'Buscar vuelos',
    search: 'Buscar en este sitio',
    call: lastResort.es.call,
    file: {
      title: 'Este documento no se puede abrir aquí',
      lead: 'El enlace venció o está incompleto, la reserva cambió o se abrió en otro navegador. Busque su reserva para obtener el documento de nuevo.',
      find: 'Buscar su reserva',
    },
  },
};
