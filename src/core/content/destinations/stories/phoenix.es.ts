import type { CityStory } from '../story';

export const phoenix: CityStory = {
  par1: 'Sky Harbor está dentro de la ciudad, con las pistas entre el centro y Tempe: rara vez quedará a más de veinte minutos del primer café helado. El desierto empieza donde acaban las calles: saguaros, cerros rojos y senderos con bebederos a la entrada.',
  par2: 'Las mañanas son para caminar y las noches para las terrazas; en junio, a mediodía, hasta las lagartijas buscan sombra. A fines de febrero y en marzo los entrenamientos de primavera llenan el valle de béisbol, y los precios de los hoteles suben con los equipos.',
  airports: 'Casi todo pasa por un solo aeropuerto; Mesa Gateway, al sureste, tiene unos pocos vuelos de bajo costo.',
  arrive:
    'El PHX Sky Train es gratis, funciona las 24 horas y une las terminales con la parada del tren ligero de la calle 44, de donde se va al centro, a Tempe y a Mesa. A Scottsdale no llega ningún tren: calcule unos veinte minutos en auto.',
  cheap: ({ low, next, high, more }) =>
    `El calor abarata todo: desde Los Ángeles los precios tocan fondo en ${low} y ${next}. Suben hasta ${high}, un ${more}% más en promedio, cuando el resto del país busca sol.`,
  nonstop:
    'American y Southwest tienen aquí centros de conexión y entre las dos llegan de casi cualquier aeropuerto grande; en Denver, Chicago y Seattle compiten además otras.',
  stay: 'Roosevelt Row, en el centro, tiene murales y un paseo de arte los primeros viernes del mes. El casco viejo de Scottsdale es de galerías y vida nocturna; Arcadia, de desayunos bajo los naranjos; Tempe, de estudiantes y un lago para rodear a pie.',
  drawback:
    'El verano no es broma por muy seco que sea: pasan semanas a más de 110 °F, los senderos de Camelback cierran en las peores horas y un auto estacionado quema las manos. De junio a septiembre, organice el día para el alba y la piscina.',
  placesHeading: 'Cinco lugares entre el alba y el ocaso',
  placesNote: 'Lleve más agua de la que cree necesitar, incluso al museo.',
  places: [
    [
      'papago-park',
      'Papago Park',
      'Un cerro rojo con una ventana abierta por el tiempo, Hole-in-the-Rock. Se sube en diez minutos, y desde ahí se ve el atardecer sobre el centro.',
    ],
    [
      'desert-botanical-garden',
      'Jardín Botánico del Desierto',
      'Miles de cactus y agaves en caminos que en verano se recorren con linterna. En primavera los palos verdes se vuelven amarillos.',
    ],
    [
      'heard-museum',
      'Museo Heard',
      'Patios, muñecas kachina y la historia de los internados indígenas contada por sus propias naciones. Dedíquele una mañana entera.',
    ],
    [
      'taliesin-west',
      'Taliesin West',
      'El campamento de invierno de Frank Lloyd Wright, de piedra del desierto y luz de lona, al pie de las montañas McDowell. Solo con visita guiada: reserve.',
    ],
    [
      'south-mountain',
      'Mirador Dobbins',
      'La carretera de South Mountain termina en un refugio de piedra de los años treinta, con toda la cuadrícula de luces abajo.',
    ],
  ],
  why: [
    'Los resorts del desierto agregan un cargo diario al registrarse; nuestra tarifa a Phoenix no agrega nada después de la primera pantalla, que ya trae impuestos y nuestro cargo.',
    'Arizona no cambia la hora y los viajeros lo olvidan: pregunte a nuestros agentes con qué reloj va su conexión, sea la hora que sea.',
    '¿Se cayeron los boletos del béisbol? Durante un día puede cancelar el vuelo sin costo, si faltan siete días o más para salir.',
  ],
};
