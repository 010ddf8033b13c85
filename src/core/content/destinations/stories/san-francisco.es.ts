import type { CityStory } from '../story';

export const sanFrancisco: CityStory = {
  par1: 'Tres aeropuertos rodean la bahía: SFO, sobre el agua, al sur; Oakland, al otro lado; San José, al final de Silicon Valley. La ciudad mide siete millas por siete: bastan un suéter, buenos zapatos y una tarjeta de transporte.',
  par2: 'El verano es la estación fresca, con niebla por el Golden Gate desde las cuatro de la tarde; septiembre y octubre son los meses cálidos y claros. Camine al este si quiere sol y al oeste si quiere viento.',
  airports: 'Oakland y San José son opciones para vuelos dentro del país, y desde los dos hay trenes o autobuses hacia la ciudad.',
  arrive:
    'BART sale de la terminal internacional de SFO y tarda media hora a Powell Street; en Oakland un tren corto lleva a su estación Coliseum. Desde San José, Caltrain sube por la península hasta la calle Cuarta y King.',
  cheap: ({ low, next, high, more }) =>
    `Volar desde Los Ángeles cuesta menos en ${low} y ${next}. Lo más alto es ${high}, un ${more}% por encima, y los grandes congresos de tecnología encarecen los boletos en cualquier época.`,
  nonstop:
    'United tiene en SFO su centro del Pacífico; Alaska y Southwest le disputan la costa. Para el asiento más barato desde Los Ángeles, mire Oakland antes de mirar la hora.',
  stay: 'La Mission tiene murales, burritos y el mejor clima. North Beach son cafés y escaleras; Hayes Valley, tiendas pequeñas junto a la ópera; Inner Sunset tiene el parque a un lado y el ramen al otro. Union Square es cómoda y de noche pierde el encanto.',
  drawback:
    'Los robos en autos son tan comunes que hay letreros: no deje nada a la vista, nunca. Los precios de los hoteles se disparan en semanas de congreso, y algunas cuadras del Tenderloin son difíciles de caminar.',
  placesHeading: 'Cinco lugares con cuesta o con bahía',
  placesNote: 'Para todos, vístase en capas.',
  places: [
    [
      'alcatraz',
      'Alcatraz',
      'Las celdas, un recorrido con las voces de guardias y presos, y jardines que alguien cuidó en una roca. Los boletos se van con semanas de anticipación.',
    ],
    [
      'cable-cars',
      'Tranvías de cable',
      'Los mueve una cuerda bajo la calle desde 1873. La línea Powell–Hyde sube más que ninguna y al final se lanza hacia el agua.',
    ],
    [
      'painted-ladies',
      'Painted Ladies',
      'Siete hermanas victorianas en Alamo Square, con las torres detrás. A media tarde el sol les da en la cara.',
    ],
    [
      'ferry-building',
      'Ferry Building',
      'Ostras, pan y una torre de reloj inspirada en la de Sevilla. Los sábados el mercado de agricultores le da la vuelta completa.',
    ],
    [
      'palace-of-fine-arts',
      'Palace of Fine Arts',
      'Una rotonda que quedó de la feria de 1915, reflejada en una laguna con cisnes. No cuesta nada y rara vez se llena.',
    ],
  ],
  why: [
    'Busque SFO y después OAK o SJC: cada tarifa es la definitiva, con impuestos, recargos y nuestro cargo, sin nada que sumar al final.',
    'Aquí la niebla retrasa vuelos por costumbre. Cuando espere el suyo, llame; nuestra línea no tiene hora de cierre.',
    'Puede cambiar de idea tan rápido como el clima: 24 horas sin cargo, si faltan siete días o más para despegar.',
  ],
};
