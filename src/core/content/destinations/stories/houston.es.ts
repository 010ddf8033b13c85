import type { CityStory } from '../story';

export const houston: CityStory = {
  par1: 'Houston tiene dos aeropuertos a cuarenta millas de autopista uno del otro: Bush Intercontinental, entre los pinos del norte, y Hobby, al sur, cerca del centro. De cuál elija depende su primera hora: ubique el hotel en el mapa antes de decidir.',
  par2: 'La ciudad es plana, verde y de buen comer: langostinos vietnamitas, barbacoa texana y brochetas nigerianas en la misma salida de la autopista. Marzo y noviembre son amables; agosto es un sauna con un aire acondicionado excelente.',
  airports: 'United llena Bush y Southwest llena Hobby; una búsqueda de Houston empieza por Bush: pruebe también HOU.',
  arrive:
    'Ninguno de los dos tiene tren. De Bush sale el autobús exprés 500 hacia el centro, y un taxi tarda cuarenta minutos sin tráfico; de Hobby se llega en media hora o poco más, en taxi o en autobús local.',
  cheap: ({ low, next, high, more }) =>
    `Salvo por los congresos petroleros, ${low} y ${next} son tranquilos y baratos desde Nueva York. ${high} cuesta en promedio un ${more}% más, con calor y todo.`,
  nonstop:
    'United llega sin escalas desde unos cien aeropuertos del país, más que nadie; Southwest compite desde Hobby, y el mismo viaje suele tener dos precios en dos aeropuertos.',
  stay: 'The Heights tiene portales y café; Montrose, museos y restaurantes que cierran tarde; Rice Village, estudiantes y librerías. El centro es para los partidos y los teatros; la Galleria, para ir de compras y para quien disfruta manejar.',
  drawback:
    'Necesitará un auto y pasará tiempo sentado en él. De junio a octubre una tormenta cierra calles en una hora, y la temporada de huracanes pide mirar el pronóstico antes de pagar el cuarto.',
  placesHeading: 'Cinco lugares, de la Luna al Golfo',
  placesNote: 'Dos son gratis, uno está a cincuenta millas.',
  places: [
    [
      'space-center',
      'Space Center Houston',
      'Un Saturno V verdadero en su propia nave, la sala restaurada que dijo “go” a la Luna y un tren por el centro en funciones.',
    ],
    [
      'menil-collection',
      'Colección Menil',
      'Una casa gris entre robles, con Magritte, íconos bizantinos y entrada libre. La Capilla Rothko está a unos pasos por el césped.',
    ],
    [
      'hermann-park',
      'Hermann Park',
      'Espejo de agua, botes de pedales y un jardín japonés, con los museos al borde y el tren ligero en la entrada.',
    ],
    [
      'buffalo-bayou',
      'Buffalo Bayou',
      'Diez millas de sendero al pie de las torres y, al anochecer, un cuarto de millón de murciélagos bajo el puente Waugh.',
    ],
    [
      'galveston',
      'Galveston',
      'Portales victorianos, un muelle de juegos sobre olas tibias y pardas, y ferris con delfines. A una hora por la Interestatal 45.',
    ],
  ],
  why: [
    'Dos aeropuertos y dos maneras de cobrar: busque Bush y luego Hobby, y compare totales, con cada impuesto y nuestro cargo incluidos.',
    'Cuando una tormenta del Golfo revuelve los horarios, nuestra gente le busca otro vuelo por teléfono, a mediodía o a las tres de la mañana.',
    'Las reuniones se mueven. Durante un día después de pagar puede cancelar sin costo, si falta al menos una semana para el vuelo.',
  ],
};
