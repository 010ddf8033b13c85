/** What is shown when the page's own words may not have arrived: both languages, in the first script. */
import type { Locale } from '../../../domain/site/routes';

export const lastResort: Record<Locale, { broken: string; lead: string; reload: string; call: (number: string) => string }> = {
  en: {
    broken: 'This page did not load',
    lead: 'Something went wrong while loading it. Reload the page; nothing you typed in the search is lost.',
    reload: 'Reload the page',
    call: (number) => `Or call ${number}`,
  },
  es: {
    broken: 'Esta página no se cargó',
    lead: 'Algo salió mal al cargarla. Vuelva a cargar la página; no se pierde nada de su búsqueda.',
    reload: 'Volver a cargar',
    call: (number) => `O llame al ${number}`,
  },
};
