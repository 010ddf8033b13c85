import type { share as english } from './share.en';

export const share: typeof english = {
  share: 'Compartir',
  search: 'Compartir estos vuelos',
  flight: 'Compartir este vuelo',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  shared: 'Compartido',
  byHand: 'Su navegador no permite copiar. Este es el enlace:',
  link: 'Enlace para compartir',
  holds: 'El enlace guarda la búsqueda y sus filtros, nada sobre usted.',
  holdsFlight: 'El enlace guarda la búsqueda y este vuelo, nada sobre usted.',
};
