import type { CityStory } from '../story';

export const chicago: CityStory = {
  par1: 'En O’Hare el país entero cambia de avión; Midway es el aeropuerto chico, a ocho millas del centro; desde los dos se llega en el tren elevado. A la salida del último túnel esperan Sullivan, Mies y un río que los ingenieros hicieron correr al revés.',
  par2: 'De mayo a octubre la ciudad vive afuera, en dieciocho millas de orilla abierta a todos y un festival por semana. En invierno se muda adentro, a los clubes de blues y a la mayor colección impresionista de este lado de París, y los hoteles bajan mucho de precio.',
  airports: 'O’Hare tiene todas las aerolíneas grandes; Midway es casi todo Southwest, con caminatas más cortas.',
  arrive:
    'La línea azul circula toda la noche y tarda unos 45 minutos de O’Hare al Loop; la naranja, desde Midway, 25. Las dos paran dentro del aeropuerto: el taxi solo conviene con maletas pesadas y fuera de la hora pico.',
  cheap: ({ low, next, high, more }) =>
    `${low} y ${next} son una ganga desde Nueva York porque hace frío de verdad. ${high}, con los festivales del lago, cuesta en promedio un ${more}% más.`,
  nonstop:
    'United y American tienen su centro en O’Hare, Southwest compite desde Midway y Delta llega desde sus propias ciudades; solo desde Nueva York sale un vuelo cada media hora, más o menos.',
  stay: 'River North queda cerca de todo y lo cobra. Wicker Park y Logan Square tienen la música y los tacos; Hyde Park, la universidad; Lincoln Park, un zoológico gratis; Pilsen, murales y los mejores tamales.',
  drawback:
    'En enero el viento del lago hace que 20 °F parezcan cero, y la nieve en O’Hare hace perder conexiones en todo el país: evite el último vuelo del día. Los impuestos de hoteles y restaurantes son de los más altos del país.',
  placesHeading: 'Cinco lugares entre el lago y el río',
  placesNote: 'Todos con la misma tarjeta de transporte.',
  places: [
    [
      'art-institute',
      'Art Institute',
      'Dos leones verdes y, adentro, Nighthawks de Hopper, el domingo de Seurat y American Gothic. El ala moderna se abre al parque.',
    ],
    [
      'chicago-river',
      'Río Chicago',
      'Tome el barco de arquitectura: noventa minutos de torres en forma de mazorca, puentes que se levantan y chismes de arquitectos.',
    ],
    [
      'navy-pier',
      'Navy Pier',
      'Más de media milla de muelle con una rueda de la fortuna a medio camino y, en verano, fuegos artificiales los miércoles y sábados.',
    ],
    [
      'wrigley-field',
      'Wrigley Field',
      'Hiedra, un marcador que se cambia a mano y un letrero rojo igual desde 1934. Los partidos de la tarde son los buenos.',
    ],
    [
      'buckingham-fountain',
      'Fuente Buckingham',
      'Mármol rosa y cuatro parejas de caballos de mar en Grant Park. De mayo a octubre el chorro central sube a cada hora en punto.',
    ],
  ],
  why: [
    'O’Hare o Midway, con maletas o sin ellas: la lista muestra un precio final por asiento a Chicago, con los recargos y nuestro cargo.',
    '¿La nieve lo dejó varado entre dos vuelos? Mientras crece la fila del mostrador, en nuestro número alguien busca su próximo asiento.',
    'Reserve cuando salga el calendario de los Cubs y piénselo de noche: tiene 24 horas para cancelar gratis viajes que empiezan en una semana o más.',
  ],
};
