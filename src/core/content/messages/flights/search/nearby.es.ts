import { plural } from '../../plural';
import type { nearby as english } from './nearby.en';

const KM_PER_MILE = 1.609344;

export const nearby: typeof english = {
  button: 'Aeropuertos cercanos',
  buttonWith: (codes) => `Aeropuertos cercanos: ${codes}`,
  around: {
    origin: (place) => `Desde, además de ${place}`,
    destination: (place) => `A, además de ${place}`,
  },
  distance: (miles) => `${String(Math.round(miles * KM_PER_MILE))} km`,
  airport: (city, code) => `${city} (${code})`,
  saves: (price) => `ahorra unos ${price}`,
  costsMore: (price) => `unos ${price} más`,
  noFlights: 'sin vuelos en estas fechas',
  none: (place) => `No hay otro aeropuerto a menos de 160 km de ${place}.`,
  failed: 'Los aeropuertos cercanos no se pueden mostrar ahora.',
  most: (searches) => `Se buscan como máximo ${String(searches)} pares de aeropuertos. Desmarque uno para elegir otro.`,
  basis: 'El precio más bajo de un adulto en sus fechas, comparado con el de los aeropuertos que escribió.',
  also: {
    origin: (airports) => `También desde ${airports}`,
    destination: (airports) => `También a ${airports}`,
  },
  searching: (answered, all) => `${String(answered)} de ${String(all)} pares de aeropuertos buscados…`,
  failedRoutes: (routes) => `No se pudieron cargar los vuelos ${routes}.`,
  tryAgain: 'Intentar de nuevo',
  leftOut: (n, codes) =>
    `${codes} ${plural('es', n, 'quedó fuera: no está cerca', 'quedaron fuera: no están cerca')}, o es más de lo que se puede buscar a la vez.`,
  unreadable: 'Los aeropuertos cercanos de este enlace no se pudieron leer y quedaron fuera.',
  typedOnly: 'La tabla, el gráfico y las alertas de precios son de los aeropuertos que escribió.',
  from: (airport, distance) => `Desde ${airport}, a ${distance}`,
  to: (airport, distance) => `A ${airport}, a ${distance}`,
};
