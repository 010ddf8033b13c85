import type { CityStory } from '../story';

export const atlanta: CityStory = {
  par1: 'Por Hartsfield–Jackson pasa más gente que por ningún otro aeropuerto del mundo, y la mitad nunca sale de él. Quien sale encuentra una ciudad dentro de un bosque, un tren desde la terminal y las mejores alitas con limón y pimienta de su vida.',
  par2: 'Abril huele a cornejo y polen, octubre es seco y tibio; julio explica los ventiladores de los portales. Las lomas son suaves, las autopistas tienen catorce carriles y el viejo anillo del tren es hoy un paseo.',
  airports: 'Hay un solo aeropuerto y lo tiene todo; el tren está en la terminal nacional.',
  arrive:
    'Las líneas roja y dorada de MARTA salen del extremo oeste de la terminal nacional y llegan a Five Points en menos de veinte minutos. Si aterriza en el lado internacional, un autobús gratis lo lleva hasta el tren.',
  cheap: ({ low, next, high, more }) =>
    `${low} y ${next} son los meses más baratos desde Nueva York. ${high}, con las graduaciones y el primer fin de semana de piscina, sube un ${more}%.`,
  nonstop:
    'Delta llega desde casi cualquier aeropuerto; Southwest, Frontier y otras la obligan a competir en las rutas grandes; compare con más cuidado donde Delta vuela sola.',
  stay: 'Midtown tiene los museos, Piedmont Park y el tren. Inman Park y Old Fourth Ward están sobre el BeltLine; Decatur es una plaza de pueblo con estación propia; Buckhead, centros comerciales y hoteles.',
  drawback:
    'Aquí el clima es el tráfico, peor de tres a siete, y el tren solo cubre una parte. En verano no corre el aire y el polen de la primavera puede arruinar un día de campo.',
  placesHeading: 'Cinco lugares dentro del anillo',
  placesNote: 'Cuatro en tren o a pie.',
  places: [
    [
      'georgia-aquarium',
      'Acuario de Georgia',
      'Tiburones ballena y mantarrayas tras una ventana del tamaño de un cine. Reserve la primera entrada.',
    ],
    [
      'king-center',
      'Parque Martin Luther King Jr.',
      'La casa donde nació, la iglesia donde predicó y la tumba sobre el agua azul. Gratis; cuente con dos horas de calma.',
    ],
    [
      'beltline',
      'Atlanta BeltLine',
      'Un camino sobre viejas vías, de Piedmont Park a Krog Street, con murales, cervecerías y un mercado en una antigua bodega.',
    ],
    [
      'fox-theatre',
      'Teatro Fox',
      'Minaretes en Peachtree Street y un techo de estrellas que titilan. Es de 1929 y la ciudad lo salvó de la demolición.',
    ],
    [
      'jackson-street-bridge',
      'Puente Jackson Street',
      'La vista de los rascacielos que sale en todas las series filmadas aquí. Esté ahí diez minutos después del ocaso.',
    ],
  ],
  why: [
    'Cuando el aeropuerto es de una sola aerolínea, comparar lo es todo: ponemos lado a lado cada tarifa a Atlanta, completa, con nuestro cargo.',
    '¿Perdido entre las salas C y F? Llámenos y díganos dónde está; alguien se queda con usted en la línea.',
    'Consúltelo con calma: tiene un día para cancelar sin costo, si falta una semana o más para el vuelo.',
  ],
};
