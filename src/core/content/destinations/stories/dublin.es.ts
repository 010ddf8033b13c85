import type { CityStory } from '../story';

export const dublin: CityStory = {
  par1: 'Seis horas de sueño y está tomando té: pocas capitales de Europa están más cerca. De regreso pasa la inmigración de Estados Unidos antes de abordar y aterriza como un vecino más.',
  par2: 'Llueve poco, pero seguido, por eso el pasto es tan verde y el pub tan cálido. Mayo y junio tienen luz hasta las diez; septiembre, los festivales de teatro; la semana de San Patricio es otra ciudad.',
  airports: 'Un aeropuerto con dos terminales, al norte; la Terminal 2 tiene los vuelos a Estados Unidos.',
  arrive:
    'No hay tren: autobuses exprés y urbanos de dos pisos tardan media hora, más o menos, a O’Connell Street, y algunos siguen directo a Belfast, Galway o Cork. Los taxis esperan fuera de las dos terminales.',
  cheap: ({ low, next, high, more }) =>
    `${low} y ${next} son los meses más baratos desde Nueva York. ${high} cuesta un ${more}% más, una cuesta suave al lado de otros veranos europeos.`,
  nonstop:
    'Aer Lingus vuela desde más ciudades del país que todas las demás juntas, Hartford y Cleveland entre ellas; JetBlue, Delta, United y American mantienen la competencia en Nueva York y Boston.',
  stay: 'Al sur del Liffey, Portobello y Camden Street tienen los restaurantes; al norte, Stoneybatter, los pubs de barrio. Temple Bar es para una foto. Con el tren DART se puede vivir junto al mar en Dún Laoghaire o Howth.',
  drawback:
    'Es una de las ciudades europeas más caras para dormir, y un fin de semana de conciertos la deja sin cuartos. Los pubs de Temple Bar cobran la vista: camine diez minutos.',
  placesHeading: 'Cinco lugares en dos días',
  placesNote: 'Cuatro en la ciudad y uno al final del tren.',
  places: [
    [
      'trinity-library',
      'Trinity College',
      'La Long Room es una gran sala de roble viejo, con estantes vacíos en parte por la restauración; el Libro de Kells muestra dos páginas a la vez.',
    ],
    [
      'christ-church',
      'Catedral de Christ Church',
      'Un puente de piedra sobre la calle, una cripta con un gato momificado y un coro a las seis.',
    ],
    [
      'guinness-storehouse',
      'Guinness Storehouse',
      'Siete pisos alrededor de una pinta, con la pinta arriba y toda la ciudad tras el vidrio.',
    ],
    [
      'st-stephens-green',
      'St Stephen’s Green',
      'Un arco, patos y oficinistas en cuanto deja de llover. Las puertas georgianas empiezan en el lado este.',
    ],
    ['howth', 'Howth', 'A media hora en DART: un puerto con focas, un faro y acantilados cubiertos de brezo.'],
  ],
  why: [
    'Irlanda cobra pocos impuestos y Estados Unidos, más: el precio a Dublín que ve aquí incluye los dos y nuestro cargo.',
    'Si el viento cierra la pista, alguien que conoce los dos aeropuertos lo acompaña por teléfono, a la hora que sea.',
    'Brinde, duerma y decida: tiene veinticuatro horas para cancelar sin costo, si falta una semana o más para el vuelo.',
  ],
};
