import type { CityStory } from '../story';

export const newYork: CityStory = {
  par1: 'Tres aeropuertos comparten la ciudad. Kennedy recibe la mayoría de los vuelos internacionales y tiene el AirTrain hasta el metro; LaGuardia es el más cercano a Manhattan y recibe vuelos nacionales; Newark, al otro lado del Hudson, está a media hora en tren de Penn Station. Una búsqueda de Nueva York abarca los tres.',
  par2: 'Enero y febrero suelen ser los meses más baratos para vuelos y hoteles; septiembre y octubre tienen los días más despejados. Desde la costa oeste el vuelo tarda algo más de cinco horas hacia el este y seis de regreso, y las salidas de noche suelen costar menos que las del mediodía.',
  airports: 'Los aeropuertos de Nueva York y sus códigos.',
  arrive:
    'En Kennedy el AirTrain lleva al metro en Jamaica y Howard Beach; desde Jamaica el Long Island Rail Road tarda unos veinte minutos a Grand Central o Penn Station. Los taxis amarillos entre Kennedy y Manhattan cobran una tarifa fija más peajes; desde LaGuardia y Newark corre el taxímetro.',
  cheap: ({ low, next, high, more }) =>
    `Desde Los Ángeles, ${low} y ${next} son lo más económico, y los hoteles también bajan. Las semanas de ${high} cuestan en promedio un ${more}% más.`,
  nonstop:
    'American, Delta, JetBlue y United tienen aquí centros de conexión: son pocas las ciudades grandes del país sin un vuelo sin escalas a alguno de los tres aeropuertos.',
  stay: 'El Upper West Side tiene parques a los dos lados y noches tranquilas. El Lower East Side y el East Village trasnochan; Chelsea tiene galerías y el High Line; Williamsburg, a una parada del otro lado del río, mira los rascacielos. Alrededor de Times Square se paga más por dormir con ruido.',
  drawback:
    'La cuenta del hotel suma impuestos de la ciudad y a menudo un cargo por “instalaciones”; los cuartos son pequeños a cualquier precio y en verano los andenes son un horno. Guarde un suéter para los vagones, que van helados.',
  placesHeading: 'Cinco lugares a un viaje en metro',
  placesNote: 'Empiece por el puerto y termine en el viejo ferrocarril.',
  places: [
    [
      'statue-of-liberty',
      'Estatua de la Libertad',
      'El ferry sale de Battery Park. Los lugares en la corona son pocos y se venden con semanas de anticipación; el pedestal es más fácil.',
    ],
    [
      'central-park',
      'Central Park',
      'Dos millas y media de árboles entre torres. Entre por la calle 72, cruce por el Bow Bridge y salga por el Reservoir, el lago grande.',
    ],
    [
      'brooklyn-bridge',
      'Puente de Brooklyn',
      'Crúcelo desde Brooklyn por la mañana, con los rascacielos de frente. Se tarda media hora; con fotos, una.',
    ],
    [
      'times-square',
      'Times Square',
      'Véala una vez de noche y busque la taquilla de los escalones rojos, donde las entradas para hoy cuestan menos.',
    ],
    [
      'high-line',
      'High Line',
      'Un jardín sobre un viejo ferrocarril de carga, una milla y media de Gansevoort Street a Hudson Yards. Gratis.',
    ],
  ],
  why: [
    'Tres aeropuertos son tres precios para una ciudad: los ponemos en una sola lista, completos, con impuestos y nuestro cargo.',
    '¿Aterrizó en Newark con hotel en Queens? Nuestra gente ya lo ha visto y atiende las 24 horas.',
    'Si cambia de idea antes de que suba el telón, tiene 24 horas para cancelar sin costo, siempre que falten siete días o más para el vuelo.',
  ],
};
