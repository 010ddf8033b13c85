import type { seenFare as en } from './seenFare.en';

export const seenFare: typeof en = {
  checking: (was) => `Buscando la tarifa de ${was}…`,
  same: (was, airline) => `La tarifa de ${was} que usted vio sigue ahí, con ${airline}.`,
  lower: (was, now, airline) => `La tarifa de ${was} que usted vio ahora es más baja: ${now} con ${airline}.`,
  gone: (was, now, airline, dates) => `Esa tarifa de ${was} ya no está; la más baja ahora es de ${now} con ${airline}, ${dates}.`,
  nothing: (was, dates) => `Esa tarifa de ${was} ya no está, y por ahora no se vende nada para ${dates}.`,
  allAirlines: 'Mostrar todas las aerolíneas',
  others: 'Otras tarifas en esta ruta',
  hide: 'Ocultar este aviso',
};
