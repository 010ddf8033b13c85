import type { CityStory } from '../story';

export const athens: CityStory = {
  par1: 'El aeropuerto está en la zona de los viñedos, al este del monte Himeto, y el metro lo deja al pie de la Acrópolis. Verá el Partenón desde la azotea, desde el ferry y desde la cama: es el reloj de la ciudad.',
  par2: 'Abril, mayo y octubre son para las ruinas al sol. Julio y agosto son de las islas: con el peor calor la Acrópolis cierra a mediodía, y cada hora sale un barco de El Pireo.',
  airports: 'Un aeropuerto, a unos 33 km del centro, para todas las aerolíneas.',
  arrive:
    'La línea 3 del metro llega a Síntagma en unos cuarenta minutos y sigue a El Pireo para los ferris; el autobús X95 lo hace también de noche. Los taxis al centro tienen tarifa fija, más baja de día que después de medianoche.',
  cheap: ({ low, next, high, more }) =>
    `Atenas es más barata cuando los griegos la tienen para ellos: ${low} y ${next}. Desde Nueva York ${high} cuesta en promedio un ${more}% más, cuando las bodas en las islas llenan los aviones.`,
  nonstop:
    'American, Delta y United vuelan sin escalas desde la costa este y Chicago; Emirates suma un vuelo desde Newark, el único que no es de una alianza.',
  stay: 'Plaka es bonita y está llena; Koukaki, al lado, es más tranquila y buena para la primera vez. En Psyrri se cena tarde, en Exarchia se discute hasta más tarde y en Kolonaki se va de compras; El Pireo es para quien toma un barco a las siete.',
  drawback:
    'Grafitis, aceras rotas y más de 100 °F en agosto son el precio de la entrada; las huelgas paran ferris y metro con poco aviso. La Acrópolis vende entradas con hora fija, y quien llega sin reservar se queda afuera.',
  placesHeading: 'Cinco lugares además del Partenón',
  placesNote: 'Empiece por el museo y después mire arriba.',
  places: [
    [
      'acropolis-museum',
      'Museo de la Acrópolis',
      'Pisos de vidrio sobre una excavación y una planta alta girada como el templo que mira. Fresco a mediodía; los viernes cierra tarde.',
    ],
    ['plaka', 'Plaka', 'Los escalones blancos de Anafiótika bajo la roca, gatos en los alféizares y buganvilias sobre las tabernas.'],
    [
      'temple-of-zeus',
      'Templo de Zeus Olímpico',
      'Quince columnas de pie de las ciento cuatro que hubo, y una tendida como pan en rebanadas.',
    ],
    [
      'lycabettus',
      'Monte Licabeto',
      'Una capilla sobre un cono de pinos. Suba a pie al atardecer o en funicular y baje caminando por Kolonaki.',
    ],
    [
      'sounion',
      'Cabo Sunión',
      'El templo de Poseidón sobre un acantilado, a hora y media en autobús. Byron grabó su nombre; usted no, por favor.',
    ],
  ],
  why: [
    'A las islas griegas se suele ir con un segundo boleto: el primero, a Atenas, lo mostramos con cada impuesto y nuestro cargo, sin nada escondido.',
    '¿Huelga de ferris al amanecer? En Chicago son las diez de la noche, y a esa hora también hablamos.',
    'Hasta mañana a esta hora puede cancelarlo todo sin costo, si faltan siete días o más.',
  ],
};
