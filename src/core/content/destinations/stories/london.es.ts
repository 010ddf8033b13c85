import type { CityStory } from '../story';

export const london: CityStory = {
  par1: 'Cinco aeropuertos llevan su nombre; desde Estados Unidos se llega a Heathrow, al oeste, o a veces a Gatwick, al sur. Los vuelos nocturnos aterrizan a la hora del desayuno: elija un hotel que le guarde la maleta a las nueve.',
  par2: 'Los grandes museos no cobran y los parques son de la Corona, pero los disfrutan los perros. Llueve menos que en Nueva York, solo que más seguido; en junio hay luz hasta las diez y en diciembre anochece a las cuatro.',
  airports: 'Heathrow para casi todo desde Estados Unidos, Gatwick para unos pocos vuelos, Stansted para seguir por Europa a bajo costo.',
  arrive:
    'En Heathrow la línea Elizabeth tarda una media hora al West End y la Piccadilly algo menos de una; el Heathrow Express es el más rápido, pero solo a Paddington. De Gatwick salen trenes a Victoria y, pasando por el centro, a St Pancras. Se paga acercando la tarjeta del banco.',
  cheap: ({ low, next, high, more }) =>
    `Pasado Año Nuevo el Atlántico se vacía: ${low} y ${next} son lo más bajo desde Nueva York, y ${high} queda un ${more}% arriba. El impuesto británico de salida va en cada boleto de regreso y pesa más en las cabinas delanteras.`,
  nonstop:
    'British Airways y American venden cada una asientos de la otra, igual que Virgin y Delta; United vuela desde sus centros de conexión y JetBlue desde Nueva York y Boston, por eso esas dos ciudades tienen tan buen precio.',
  stay: 'South Bank por los teatros y el río, Bloomsbury por el museo y las plazas calladas, Shoreditch por la noche, Notting Hill por las casas pastel. En la zona 2, barrios como Greenwich o Clapham ahorran dinero a cambio de veinte minutos de tren.',
  drawback:
    'Los cuartos son chicos y caros, y una cerveza cuesta lo que un almuerzo en otra parte. Quien viaja con pasaporte estadounidense necesita una autorización electrónica antes de abordar: pídala con días de margen y solo en el sitio oficial.',
  placesHeading: 'Cinco lugares junto a un río',
  placesNote: 'Baje por el Támesis y pasará por cuatro.',
  places: [
    [
      'british-museum',
      'Museo Británico',
      'La piedra de Rosetta, el casco de Sutton Hoo y un techo de vidrio para orientarse. Gratis, y los viernes cierra tarde.',
    ],
    ['south-bank', 'South Bank', 'La gran rueda, libros usados bajo un puente y un paseo hasta la Tate que no necesita mapa.'],
    [
      'st-pauls',
      'Catedral de San Pablo',
      'La cúpula de Wren sobrevivió a los bombardeos. Susurre en la galería y cruce el puente del Milenio para la foto.',
    ],
    [
      'tower-bridge',
      'Puente de la Torre',
      'Se levanta cientos de veces al año para los veleros, con horario que se puede consultar. La fortaleza de al lado cría cuervos.',
    ],
    [
      'greenwich',
      'Greenwich',
      'Un palacio junto al agua, una colina con el meridiano cero y una vista que los pintores copian desde hace tres siglos.',
    ],
  ],
  why: [
    'El impuesto británico es lo que sorprende en un boleto a Londres. Aquí está incluido desde el principio, junto con nuestro cargo.',
    'Cinco horas más que en Nueva York y seguimos despiertos: los agentes contestan en la mañana de Londres y en la de usted.',
    'Tiene hasta mañana a esta hora para cancelar sin costo, siempre que falte una semana o más.',
  ],
};
