import type { destinations as en } from './destinations.en';

export const destinations: typeof en = {
  example: 'ejemplo',
  priceExample: (price) => `Ejemplo: desde ${price}`,
  computedOn: (date) => `calculado el ${date}`,
  pictures: {
    label: 'Imágenes',
    show: (position, count) => `Mostrar imagen ${String(position)} de ${String(count)}`,
    carousel: 'carrusel',
    pause: 'Detener imágenes',
    play: 'Reanudar imágenes',
  },
};
