import type { CityStory } from '../story';

export const lisbon: CityStory = {
  par1: 'Humberto Delgado está tan cerca que los aviones pasan sobre los tejados, y la línea roja del metro empieza en su puerta. Es el vuelo más corto al continente europeo: llegará con tiempo para una siesta antes del primer pastel de nata.',
  par2: 'Lisboa es suave en enero y ventosa en julio; lo decide el océano. Mayo, junio, septiembre y octubre son lo mejor para las cuestas, y las fiestas de las sardinas, en junio, para trasnochar.',
  airports: 'Un aeropuerto dentro de la ciudad; la Terminal 2, de bajo costo, queda a un autobús gratis de la principal.',
  arrive:
    'El metro tarda unos veinte minutos a Saldanha o São Sebastião, con un transbordo para el casco antiguo; los taxis y autos por aplicación tardan lo mismo y son baratos para quien viene de Estados Unidos. No suba maletas grandes al tranvía 28.',
  cheap: ({ low, next, high, more }) =>
    `Hay una temporada barata: ${low} y ${next}, frente a un ${more}% más en ${high}, medido desde Nueva York.`,
  nonstop:
    'TAP vuela desde Boston, Newark, Kennedy, Washington, Chicago, Miami y San Francisco y permite una parada de varios días en Portugal de camino a otro destino; la competencia de United y Delta frena los precios.',
  stay: 'La Baixa es plana, un lujo raro. Alfama tiene fado y escaleras; Príncipe Real, jardines y diseño; Campo de Ourique, un mercado y familias; Marvila, bodegas con cervecerías. Cais do Sodré es para quien no piensa dormir.',
  drawback:
    'Las cuestas y la piedra pulida castigan las rodillas, agosto está lleno y el tranvía famoso es una fila de una hora. El control de pasaportes va lento por la mañana, cuando aterrizan juntos los vuelos de América.',
  placesHeading: 'Cinco lugares en tranvía, en tren y a pie',
  placesNote: 'Guarde Belém para una mañana y Sintra para un día entre semana.',
  places: [
    [
      'belem-tower',
      'Torre de Belém',
      'Una torre de ajedrez al borde del Tajo, desde donde las carabelas salieron a lo desconocido. Mejor con marea baja; confirme antes si se puede entrar.',
    ],
    [
      'jeronimos',
      'Monasterio de los Jerónimos',
      'Sogas, corales y monstruos marinos tallados en caliza y, al lado, los pasteles de siempre.',
    ],
    ['alfama', 'Alfama', 'Ropa tendida, vencejos y un castillo arriba. Suba en ascensor o autobús y baje perdiéndose.'],
    [
      'praca-do-comercio',
      'Plaza del Comercio',
      'Una plaza amarilla abierta al río, con un arco con mirador y escalones de mármol que entran en el agua.',
    ],
    [
      'sintra',
      'Palacio da Pena, Sintra',
      'Torres rojas y amarillas en un bosque húmedo, a cuarenta minutos en tren. A primera hora o nunca.',
    ],
  ],
  why: [
    'Una parada con TAP cambia la suma y a veces las maletas: nuestra lista incluye las dos cosas para Lisboa, con impuestos y nuestro cargo.',
    '¿Aterrizó a las seis y el equipaje sigue en Newark? Allá es la una de la mañana, y aquí hay alguien despierto.',
    'Deje reposar la idea una noche: durante 24 horas le devolvemos todo, si falta una semana o más para el viaje.',
  ],
};
