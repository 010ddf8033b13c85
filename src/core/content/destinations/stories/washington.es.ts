import type { CityStory } from '../story';

export const washington: CityStory = {
  par1: 'Reagan National está a cuatro millas del Capitolio, Dulles a un buen trayecto por Virginia y Baltimore/Washington a media hora de tren hacia el norte. A los tres llega el transporte público: deje que decida su horario.',
  par2: 'Casi todos los grandes museos son gratis, y eso cambia la manera de mirar: una hora cada vez, todas las veces que quiera. Los cerezos florecen unos diez días entre marzo y abril, y nadie puede decir de antemano cuáles.',
  airports: 'Tres aeropuertos: National para vuelos cortos, Dulles para los largos, Baltimore/Washington para Southwest.',
  arrive:
    'El Metro para en National, a diez o quince minutos del centro, y la línea plateada llega a Dulles en algo menos de una hora. Desde BWI, los trenes MARC y Amtrak van a Union Station.',
  cheap: ({ low, next, high, more }) =>
    `Desde Nueva York el precio toca fondo en ${low} y ${next}, cuando el Congreso discute y no hay turistas. ${high} sube en promedio un ${more}% por las fiestas.`,
  nonstop:
    'American domina National; United, Dulles; Southwest, Baltimore. Una regla de distancia deja fuera de National casi todos los vuelos del oeste: de costa a costa, lo normal es Dulles.',
  stay: 'Dupont Circle tiene librerías y embajadas; Logan y Shaw, restaurantes e historia del jazz; Capitol Hill, casas en hilera y un mercado dominical; Georgetown, canales y ningún metro. Al otro lado del río, Arlington es más barato y está a dos paradas.',
  drawback:
    'Agosto es un pantano con corbata, en cada monumento hay fila de seguridad y de noche los barrios cambian de una cuadra a otra. Los museos más conocidos piden un pase gratuito con hora que conviene sacar semanas antes.',
  placesHeading: 'Cinco lugares sin boleto de entrada',
  placesNote: 'Todos menos el último, en torno a un mismo césped.',
  places: [
    [
      'lincoln-memorial',
      'Monumento a Lincoln',
      'Diecinueve pies de mármol pensativo y el escalón desde donde habló King. Vaya a las once de la noche; nunca cierra.',
    ],
    [
      'washington-monument',
      'Monumento a Washington',
      'Mire la piedra a un tercio de la altura, donde cambia de color: se acabó el dinero y después vino una guerra.',
    ],
    [
      'air-and-space',
      'Museo del Aire y el Espacio',
      'El avión de los Wright, el Spirit of St. Louis y una cápsula lunar bajo un techo. Pases gratis con hora, en línea.',
    ],
    ['tidal-basin', 'Tidal Basin', 'Jefferson tras un anillo de cerezos. En flor, al amanecer; en julio, en bote de pedales.'],
    [
      'georgetown',
      'Georgetown',
      'Casas de ladrillo junto a un camino por donde las mulas tiraban del carbón. Vaya hasta el río y vuelva por los callejones.',
    ],
  ],
  why: [
    'Con tres aeropuertos hay muchos precios. Una sola lista los reúne todos para Washington, con los impuestos incluidos y nuestro cargo a la vista.',
    'Cierre del gobierno, caravana o niebla en National: llame a cualquier hora y una persona se encarga.',
    'Los comités aplazan; usted también puede. Hasta mañana a esta hora cancela gratis, si falta una semana o más.',
  ],
};
