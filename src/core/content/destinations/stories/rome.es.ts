import type { CityStory } from '../story';

export const rome: CityStory = {
  par1: 'Los vuelos de larga distancia llegan a Fiumicino, en la costa, al suroeste de la ciudad. El Leonardo Express va sin paradas a la estación Termini en 32 minutos, y un tren regional va a Trastevere. Ciampino, más cerca, recibe vuelos de bajo costo de Europa.',
  par2: 'Abril, mayo y octubre son cálidos, sin el calor de julio. Las tarifas desde Estados Unidos bajan tras la primera semana de noviembre y siguen bajas hasta marzo, salvo Navidad y Semana Santa. En verano hay vuelos sin escalas desde más ciudades; en invierno a menudo se conecta en Nueva York o en otra capital europea.',
  airports: 'Los aeropuertos de Roma y sus códigos.',
  arrive:
    'Los trenes salen de una estación frente a las terminales de Fiumicino. Desde los dos aeropuertos los taxis tienen tarifa fija hasta cualquier dirección dentro de las Murallas Aurelianas, escrita en la puerta del auto; confírmela antes de salir.',
  cheap: ({ low, next, high, more }) =>
    `El mínimo cae en ${low} y ${next}. En ${high} la misma semana desde Nueva York cuesta en promedio un ${more}% más, y la Semana Santa encarece los boletos caiga cuando caiga.`,
  nonstop: 'ITA Airways sale de más regiones que nadie; desde Seattle hay unos pocos vuelos por semana; casi todos los demás son diarios.',
  stay: 'Monti está entre el Coliseo y Termini y conserva sus talleres. Trastevere es para las noches; Prati, para el Vaticano y las calles planas; Testaccio, para comer donde comen los romanos. El centro histórico es lo más caro, pero le ahorra tomar autobuses.',
  drawback:
    'En julio y agosto se pasa de 95 °F y entre ruinas hay poca sombra; además, solo dos líneas de metro le servirán; por eso caminará sobre adoquines más de lo previsto. Lleve zapatos para eso.',
  placesHeading: 'Cinco lugares que van juntos',
  placesNote: 'Todos menos uno a menos de media hora a pie del Panteón.',
  places: [
    [
      'trevi',
      'Fontana de Trevi',
      'Travertino, agua y monedas. A las siete de la mañana se oye antes de verla y no hay casi nadie delante.',
    ],
    ['pantheon', 'Panteón', 'Una cúpula de concreto sin refuerzo del año 126, con un ojo abierto. Cuando llueve, llueve adentro.'],
    ['st-peters', 'San Pedro', 'Suba a la cúpula para ver la columnata desde arriba. Lleve cubiertos los hombros y las rodillas.'],
    ['forum', 'Foro Romano', 'Dos mil quinientos años en un valle. La entrada del Coliseo también sirve aquí.'],
    [
      'spanish-steps',
      'Plaza de España',
      'Ciento treinta y cinco escalones de la Barcaccia a la iglesia. No se permite sentarse; mirar, sí.',
    ],
  ],
  why: [
    'Ninguna tarifa a Roma sube en el último paso: los impuestos, los recargos de la aerolínea y nuestro cargo por servicio ya están en los resultados.',
    'Si una conexión en Fráncfort o París se complica, llame: contesta alguien que ve su reserva, de día o de noche.',
    'Un día para cancelar gratis, si falta una semana o más, le deja tiempo de consultar a quien lo acompañará al Foro.',
  ],
};
