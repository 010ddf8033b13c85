import type { destinations as en } from './destinations.en';

export const destinations: typeof en = {
  example: 'ejemplo',
  priceExample: (price) => `Ejemplo: desde ${price}`,
  computedOn: (date) => `calculado el ${date}`,
  months: (city) => `Tarifas a ${city} por mes`,
  monthsNote:
    'La tarifa más baja vista en cada mes: ida y vuelta, un adulto, impuestos y cargos incluidos. Otro día del mes puede costar más.',
  from: (city) => `Desde ${city}`,
  guide: (city) => `Guía de ${city}: el tiempo, los barrios y qué necesita para entrar`,
  pictures: {
    label: 'Imágenes',
    show: (position, count) => `Mostrar imagen ${String(position)} de ${String(count)}`,
    carousel: 'carrusel',
    pause: 'Detener imágenes',
    play: 'Reanudar imágenes',
  },
};
