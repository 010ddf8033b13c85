import type { CityStory } from '../story';

export const barcelona: CityStory = {
  par1: 'El Prat está junto a la playa, a unos 13 km de las torres de Gaudí, y al aterrizar por el mar se ve toda la cuadrícula. El centro se recorre a pie en un día; para quedarse una semana están los mercados, las colinas y la cena a las nueve y media.',
  par2: 'En mayo, junio y la segunda mitad de septiembre se puede nadar sin la multitud de agosto. En invierno la luz es limpia, las iglesias están vacías y basta un abrigo.',
  airports: 'Un aeropuerto con dos terminales: los vuelos largos usan la T1, y un autobús gratis la une con la T2.',
  arrive:
    'El Aerobús llega a la plaza de Cataluña en unos 35 minutos desde las dos terminales; la línea L9 Sud del metro es más lenta y exige un boleto especial; el tren R2 Nord sale de la T2. Los taxis van con taxímetro y un suplemento.',
  cheap: ({ low, next, high, more }) =>
    `Conviene ir fuera de temporada: ${low} y ${next} son lo más bajo desde Nueva York, frente a un ${more}% más en ${high}, cuando coinciden cruceros y vacaciones.`,
  nonstop:
    'En el horario, American, Delta, United e Iberia mantienen cada una al menos un vuelo diario desde Nueva York; desde el sur y el oeste casi todos cambian de avión en Madrid o en la costa este.',
  stay: 'El Barrio Gótico es antiguo y ruidoso; El Born, igual, pero con mejores bares. Gràcia parece un pueblo en cuesta; el Eixample tiene aceras anchas y las casas de Gaudí; Poblenou, la playa y antiguas fábricas.',
  drawback:
    'Los carteristas de La Rambla y del metro son los mejores de Europa en lo suyo, y la ciudad está cansada del turismo masivo: los alquileres están limitados y las entradas con hora para ver a Gaudí se agotan días antes.',
  placesHeading: 'Cinco lugares entre el monte y el puerto',
  placesNote: 'Reserve los dos de Gaudí antes de volar.',
  places: [
    [
      'park-guell',
      'Park Güell',
      'Pabellones de cuento, un dragón de azulejo roto y un banco que se curva alrededor de la vista. Entrada con hora; el bosque de arriba es gratis.',
    ],
    [
      'casa-batllo',
      'Casa Batlló',
      'Balcones como antifaces y un tejado como el lomo de un dragón. Desde la acera no cuesta nada, y al anochecer brilla.',
    ],
    [
      'gothic-quarter',
      'Barrio Gótico',
      'Un puente de encaje sobre la calle del Obispo, murallas romanas y ocas en el claustro de la catedral: son trece.',
    ],
    [
      'barceloneta',
      'La Barceloneta',
      'El barrio de los pescadores y su playa, con un hotel en forma de vela al fondo. Coma una calle más atrás del paseo.',
    ],
    [
      'montjuic',
      'Montjuïc',
      'Suba en el teleférico y baje entre jardines hasta el palacio del arte catalán, cuyas escaleras son la mejor butaca del atardecer.',
    ],
  ],
  why: [
    'El impuesto turístico catalán se paga en el hotel, pero los cargos aeroportuarios no: los de Barcelona ya están en nuestro precio, junto con nuestro cargo.',
    'Allá son las nueve de la noche y aquí las tres de la tarde: llame a la hora que sea y hable en español.',
    '¿Ya no hay entradas a la Sagrada Familia para esos días? Hasta mañana puede cancelar el vuelo gratis, si queda una semana.',
  ],
};
