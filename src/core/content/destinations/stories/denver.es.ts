import type { CityStory } from '../story';

export const denver: CityStory = {
  par1: 'Las carpas blancas del aeropuerto están solas en la llanura, tan lejos que las montañas se ven pequeñas. Una hora después puede estar entre ellas, o tomándose una cerveza local a sus pies, con menos aire que al nivel del mar.',
  par2: 'Hay sol casi todos los días, también después de una nevada, que al día siguiente ya se derritió. Julio y agosto son para los senderos altos, que las tormentas cierran a las dos de la tarde; enero y febrero, para la nieve en polvo; y el viernes en la Interestatal 70, para nadie.',
  airports: 'Un solo aeropuerto, el más extenso del país: calcule tiempo para sus trenes y sus pasillos.',
  arrive:
    'El tren A sale de debajo del hotel de la terminal y tarda 37 minutos a Union Station, de donde parten los autobuses a Boulder y, en invierno, el tren de esquí. Un taxi al centro tarda media hora o el doble, según la nieve.',
  cheap: ({ low, next, high, more }) =>
    `Desde Nueva York ${low} y ${next} son lo más bajo, salvo los fines de semana de esquí. ${high} cuesta en promedio un ${more}% más: todos llegan a la vez con el primer mes cálido.`,
  nonstop:
    'United y Southwest tienen aquí centros enormes y Frontier su casa, una competencia de tres poco común; casi todas las ciudades grandes del país tienen vuelo sin escalas.',
  stay: 'LoDo, alrededor de Union Station, se recorre a pie y está junto al estadio. RiNo tiene cervecerías en bodegas viejas; Capitol Hill, música en vivo a buen precio y mansiones; Highland, buenos restaurantes al otro lado de un puente peatonal.',
  drawback:
    'La altura no es leyenda: puede dormir mal y la segunda cerveza se siente más. Y las montañas están más lejos de lo que parecen, a dos horas de tráfico lento un sábado por la mañana.',
  placesHeading: 'Cinco lugares, de la calle a la cumbre',
  placesNote: 'En todos, tome agua.',
  places: [
    [
      'red-rocks',
      'Anfiteatro Red Rocks',
      'Dos losas inclinadas de arenisca y setenta filas entre ellas. Conciertos de noche, corredores de escaleras al alba y, de día, entrada libre.',
    ],
    [
      'union-station',
      'Union Station',
      'Una sala de espera de 1914 convertida en sala de estar, con juegos, ostras y trenes que todavía salen.',
    ],
    [
      'denver-art-museum',
      'Museo de Arte de Denver',
      'Una esquirla de titanio de Libeskind y un castillo de Gio Ponti, con una colección de arte indígena difícil de igualar.',
    ],
    [
      'colorado-capitol',
      'Capitolio de Colorado',
      'Pan de oro en la cúpula y, en el lado oeste, un escalón marcado a una milla sobre el nivel del mar.',
    ],
    [
      'rocky-mountain-park',
      'Parque Nacional de las Montañas Rocosas',
      'Alces, lagos espejo y una carretera a más de 12,000 pies. Hora y media en auto; en verano se reserva la entrada.',
    ],
  ],
  why: [
    'Los esquís y las botas se cobran aparte en algunas aerolíneas; la tarifa a Denver que ve en pantalla ya está completa, con impuestos y nuestro cargo.',
    '¿Nieve en la montaña y vuelo a las seis? Llámenos desde el auto, con manos libres; siempre hay alguien.',
    'Esperar el reporte de nieve es razonable. Durante 24 horas puede cancelar la reserva sin costo, si falta una semana.',
  ],
};
