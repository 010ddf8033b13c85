import type { multiCity as en } from './multiCity.en';
import { at } from '../../../../domain/values/checkedReads';

export const multiCity: typeof en = {
  add: 'Agregar vuelo',
  remove: (n) => `Quitar el vuelo ${String(n)}`,
  swap: (n) => `Intercambiar origen y destino del vuelo ${String(n)}`,
  added: (n) => `Vuelo ${String(n)} agregado`,
  removed: (n) => `Vuelo ${String(n)} quitado`,
  leftOut: (flights) =>
    flights.length === 1
      ? `El vuelo ${flights.join('')} de este enlace no se pudo leer y se omitió.`
      : `Los vuelos ${flights.slice(0, -1).join(', ')} y ${at(flights, flights.length - 1)} de este enlace no se pudieron leer y se omitieron.`,
};
