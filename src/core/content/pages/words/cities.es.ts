import type { CitySlug, DestinationSlug } from '../../destinations/cities';
import type { CityText, PageText } from '../siteTypes';

export const cities: Readonly<Record<CitySlug, CityText>> = {
  paris: {
    name: 'París',
    line: 'La luz de la mañana en el Sena y una mesa al aire libre.',
  },
  rome: {
    name: 'Roma',
    line: 'Pinos, noches cálidas y dos mil años en un paseo.',
  },
  'new-york': {
    name: 'Nueva York',
    line: 'Cruce el puente a pie y luego mire atrás.',
  },
  'las-vegas': {
    name: 'Las Vegas',
    line: 'Neón hasta el amanecer, desierto para el desayuno.',
  },
  'los-angeles': {
    name: 'Los Ángeles',
    line: 'Palmeras, un muelle y el último sol sobre el Pacífico.',
  },
  phoenix: {
    name: 'Phoenix',
    line: 'Roca roja, cactus y 300 días de sol.',
  },
  hawaii: {
    name: 'Hawái',
    line: 'Volcán, arrecife y selva en un día.',
  },
  seattle: {
    name: 'Seattle',
    line: 'Agua a los dos lados y una montaña detrás.',
  },
  tokyo: {
    name: 'Tokio',
    line: 'Faroles abajo, torres arriba, trenes a tiempo.',
  },
  'san-francisco': {
    name: 'San Francisco',
    line: 'Niebla sobre el puente, sol en el barrio Mission.',
  },
  houston: {
    name: 'Houston',
    line: 'Misiones espaciales, museos y brisa del Golfo.',
  },
  chicago: {
    name: 'Chicago',
    line: 'Un lago como un mar y una lección de arquitectura.',
  },
  london: {
    name: 'Londres',
    line: 'Parques, mercados y un río con historias.',
  },
  miami: {
    name: 'Miami',
    line: 'Art déco, café cubano y agua tibia.',
  },
  orlando: {
    name: 'Orlando',
    line: 'Montañas rusas primero, manantiales y cohetes después.',
  },
  boston: {
    name: 'Boston',
    line: 'Ladrillo, puerto y el parque público más antiguo del país.',
  },
  denver: {
    name: 'Denver',
    line: 'A una milla de altura, con las Rocosas al final de la calle.',
  },
  atlanta: {
    name: 'Atlanta',
    line: 'Robles, cocina sureña y el aeropuerto más activo del mundo.',
  },
  barcelona: {
    name: 'Barcelona',
    line: 'Las torres de Gaudí, cenas tarde y una playa.',
  },
  madrid: {
    name: 'Madrid',
    line: 'Grandes museos de día, plazas de noche.',
  },
  amsterdam: {
    name: 'Ámsterdam',
    line: 'Canales, bicicletas y luz del Siglo de Oro.',
  },
  lisbon: {
    name: 'Lisboa',
    line: 'Tranvías amarillos, azulejos y un atardecer atlántico.',
  },
  cancun: {
    name: 'Cancún',
    line: 'Arena blanca delante, ruinas mayas detrás.',
  },
  washington: {
    name: 'Washington',
    line: 'Mármol, cerezos y museos sin boleto.',
  },
  toronto: {
    name: 'Toronto',
    line: 'Un lago, una torre y el mundo entero para el almuerzo.',
  },
  dallas: {
    name: 'Dallas',
    line: 'Torres de vidrio, humo de brisket y una plaza donde se detuvo la historia.',
  },
  athens: {
    name: 'Atenas',
    line: 'Un templo arriba, el mar al fondo y la cena a las diez.',
  },
  dublin: {
    name: 'Dublín',
    line: 'Puertas georgianas, bibliotecas viejas y música en la trastienda.',
  },
  istanbul: {
    name: 'Estambul',
    line: 'Dos continentes, a un viaje en ferry.',
  },
  dubai: {
    name: 'Dubái',
    line: 'La torre más alta, la ría más vieja y el desierto en la puerta.',
  },
};

export const guides: Readonly<Record<DestinationSlug, PageText>> = {
  paris: {
    heading: 'Guía de París',
    title: 'París: una guía corta',
    description: 'Cuándo ir a París, cómo llegar del aeropuerto a la ciudad y por dónde empezar el primer día.',
    lead: cities.paris.line,
    paragraphs: [
      'Empiece a pie. Desde la Île de la Cité se sigue el río hacia el oeste, frente al Louvre, hasta la torre Eiffel: hora y media, y los puentes son los mejores bancos de la ciudad. Casi todos los grandes museos cierran los lunes o los martes: compruébelo antes de elegir el día.',
      'Mayo, junio y septiembre tienen días largos y templados; julio y agosto, las tarifas más altas desde Estados Unidos, y en agosto muchas tiendas cierran. De noviembre a marzo, fuera de las fiestas, el mismo asiento suele costar mucho menos.',
    ],
    sections: [
      {
        heading: 'Del aeropuerto a la ciudad',
        text: 'Charles de Gaulle está al noreste; el tren RER B tarda unos 35 minutos hasta Châtelet o Saint-Michel. Orly está más cerca, al sur, y la línea 14 del metro va de sus terminales al centro. Una búsqueda de París incluye los dos: compárelos.',
      },
      {
        heading: 'Dónde alojarse',
        text: 'Cerca del Sena, entre el Marais y Saint-Germain, casi todo lo de esta guía queda a pie. Montmartre es una colina con vista y muchas escaleras. Cerca de la Gare de Lyon o de Montparnasse tendrá a un paso los trenes rápidos a una segunda ciudad.',
      },
      {
        heading: 'Las tarifas durante el año',
        text: 'La temporada baja tiene una excepción: las dos semanas de Navidad y Año Nuevo cuestan casi tanto como el verano. En cualquier mes, salir un martes o un miércoles suele costar menos que un viernes o un domingo.',
      },
      {
        heading: 'Un segundo día',
        text: 'El Louvre abre hasta tarde los miércoles y los viernes: elija una sola ala. Notre-Dame reabrió en diciembre de 2024; la entrada es gratis y con hora reservada se evita la fila. Versalles está a media hora en tren: primero los jardines y, por la tarde, el palacio.',
      },
    ],
  },
  rome: {
    heading: 'Guía de Roma',
    title: 'Roma: una guía corta',
    description: 'Cuándo ir a Roma, qué reservar antes y cómo pasar la primera noche.',
    lead: cities.rome.line,
    paragraphs: [
      'Roma se recorre a pie, y mejor temprano o al final de la tarde. Vea el Foro apenas abra, descanse en las horas de calor y vuelva a salir cuando la piedra se dora. El Coliseo y los Museos Vaticanos venden entradas con hora, que en temporada se acaban días antes.',
      'Abril, mayo y octubre son cálidos, sin el calor de julio. Las tarifas desde Estados Unidos bajan tras la primera semana de noviembre y siguen bajas hasta marzo, salvo Navidad y Semana Santa.',
    ],
    sections: [
      {
        heading: 'Del aeropuerto a la ciudad',
        text: 'Los vuelos largos llegan a Fiumicino, al suroeste. El Leonardo Express va sin paradas a Termini en 32 minutos; un tren regional, más lento y más barato, va a Trastevere y Ostiense. De Ciampino, más cerca de la ciudad, salen autobuses a Termini.',
      },
      {
        heading: 'Dónde alojarse',
        text: 'Alrededor del Panteón casi todo queda a media hora a pie. Trastevere, al otro lado del río, es más animado de noche. Cerca de Termini tendrá el tren del aeropuerto a un paso.',
      },
      {
        heading: 'Las tarifas durante el año',
        text: 'En verano hay vuelos sin escalas desde más ciudades de Estados Unidos; en invierno a menudo se conecta en Nueva York o en otra capital europea. Las semanas más caras suelen ir de mediados de junio a fines de agosto.',
      },
      {
        heading: 'La primera noche',
        text: 'Empiece en la escalinata de la Plaza de España, siga a la Fontana di Trevi y termine en el Panteón, cuya cúpula está en pie desde el año 126. Los tres se ven desde la calle, sin entrada; para pasar al Panteón o bajar al borde de la fuente puede hacer falta una: averígüelo antes de ir.',
      },
    ],
  },
  'new-york': {
    heading: 'Guía de Nueva York',
    title: 'Nueva York: una guía corta',
    description: 'Cuándo ir a Nueva York, qué aeropuerto elegir y un primer paseo por el puente.',
    lead: cities['new-york'].line,
    paragraphs: [
      'Cruce el puente de Brooklyn hacia Manhattan por la mañana, con los rascacielos de frente. El ferry de Staten Island pasa junto a la Estatua de la Libertad y es gratis. El metro funciona toda la noche y con un solo pasaje se llega a casi cualquier parte.',
      'Septiembre y octubre son despejados y templados; enero y febrero, fríos y baratos. Desde Kennedy, Newark y LaGuardia hay transporte público a Manhattan: deje que el precio y la hora elijan el aeropuerto.',
    ],
    sections: [
      {
        heading: 'Del aeropuerto a la ciudad',
        text: 'Kennedy tiene el AirTrain hasta el metro y el tren de Long Island. Newark, al otro lado del Hudson, está a media hora en tren de Penn Station. LaGuardia es el más cercano a Manhattan y solo tiene autobuses: el Q70 hasta el metro en Queens y el M60 a Harlem. Consulte rutas y tarifas antes de ir.',
      },
      {
        heading: 'Dónde alojarse',
        text: 'Midtown está cerca de casi todo y de Penn Station. El centro de Brooklyn y Long Island City quedan a una o dos paradas de metro de Manhattan y a menudo cuestan menos. Al sur de la calle 14 las noches son más largas.',
      },
      {
        heading: 'Las tarifas durante el año',
        text: 'Los vuelos y los hoteles bajan después de la primera semana de enero y vuelven a subir en abril. Lo más caro: Acción de Gracias, Navidad y los fines de semana de verano. Desde la costa oeste, salir de noche suele costar menos que al mediodía.',
      },
      {
        heading: 'Lo que conviene planear',
        text: 'Los lugares en la corona de la Estatua de la Libertad son pocos y se venden semanas antes; el pedestal es más fácil. Las entradas para los espectáculos de la noche cuestan menos en la taquilla de las gradas rojas de Times Square. El High Line, Central Park y el ferry de Staten Island son gratis.',
      },
    ],
  },
  'las-vegas': {
    heading: 'Guía de Las Vegas',
    title: 'Las Vegas: una guía corta',
    description: 'Cuándo ir a Las Vegas, cómo pagar menos y qué ver fuera del Strip.',
    lead: cities['las-vegas'].line,
    paragraphs: [
      'El Strip mide cuatro millas, y todo queda más lejos de lo que parece. Recórralo una vez a pie de noche y luego vaya adonde la roca es roja: Red Rock Canyon está a media hora al oeste, la presa Hoover, a tres cuartos de hora al sureste, y el Valle de la Muerte cabe en un día largo.',
      'La primavera y el otoño son agradables; en julio la tarde puede pasar de 105 °F. Los vuelos y las habitaciones cuestan menos de domingo a jueves y más en las semanas de grandes convenciones: mover el viaje dos días puede valer más que un cupón.',
    ],
    sections: [
      {
        heading: 'Del aeropuerto a la ciudad',
        text: 'Un taxi del aeropuerto Harry Reid a un hotel del Strip tarda un cuarto de hora, y los autos por aplicación recogen en los estacionamientos; no hay tren. Al Strip los taxis cobran un precio fijo por zona: pregunte antes cuál es el suyo.',
      },
      {
        heading: 'Dónde alojarse',
        text: 'Desde el centro del Strip casi todo queda a pie. El centro de la ciudad, alrededor de Fremont Street, es más antiguo, más pequeño y suele ser más barato. La mayoría de los hoteles agrega un cargo por noche (resort fee): compare el total y no la tarifa, y pregunte si incluye el estacionamiento.',
      },
      {
        heading: 'Las tarifas durante el año',
        text: 'Las semanas tranquilas son las anteriores a Navidad y las de más calor, en julio y agosto. En Año Nuevo, con las grandes carreras y con las convenciones más grandes suben a la vez los vuelos y las habitaciones.',
      },
      {
        heading: 'Rumbo a la roca roja',
        text: 'Red Rock Canyon tiene una ruta panorámica de trece millas; de octubre a mayo se reserva la hora de entrada. El borde oeste del Gran Cañón está a dos horas y media en auto, el borde sur a cuatro y media: para el segundo, quédese una noche.',
      },
    ],
  },
  'los-angeles': {
    heading: 'Guía de Los Ángeles',
    title: 'Los Ángeles: una guía corta',
    description: 'Cuándo ir a Los Ángeles, dónde alojarse para manejar menos y qué ver al atardecer.',
    lead: cities['los-angeles'].line,
    paragraphs: [
      'Planee por barrios y no por listas. Un día de mar va del muelle de Santa Mónica a Venice por el paseo junto a la playa; un día tierra adentro, del Grand Central Market al observatorio Griffith, que es gratis y luce más al anochecer.',
      'Hace buen tiempo todo el año; a fines de mayo y en junio la mañana puede ser gris en la costa. Los vuelos sin escalas desde Nueva York tardan unas seis horas hacia el oeste y una menos de regreso.',
    ],
    sections: [
      {
        heading: 'Del aeropuerto a la ciudad',
        text: 'LAX está cerca de las playas y lejos del centro a la hora pico. El autobús FlyAway va sin paradas a Union Station, y un enlace gratis lleva a la estación del Metro junto al aeropuerto; consulte tarifas y horarios antes de ir. De Burbank, Long Beach, John Wayne y Ontario, más pequeños, se sale más rápido.',
      },
      {
        heading: 'Dónde alojarse',
        text: 'Santa Mónica y Venice por el mar, Hollywood y Los Feliz por las colinas, el centro por los museos y los trenes. Dormir en dos barrios durante el viaje suele ahorrar más horas que un solo hotel a mitad de camino.',
      },
      {
        heading: 'Las tarifas durante el año',
        text: 'Enero y principios de febrero suelen ser las semanas más baratas; el verano y los días de fiesta, las más caras. Desde Nueva York, un vuelo que sale al atardecer todavía llega antes de la medianoche.',
      },
      {
        heading: 'Sin auto',
        text: 'Los trenes del Metro unen el centro con Santa Mónica (línea E), Hollywood (línea B) y Pasadena y Long Beach (línea A). Para un día en Malibú o en varios valles querrá un auto; para lo demás basta una tarjeta de transporte.',
      },
    ],
  },
};
