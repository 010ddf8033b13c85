import type { ArticleSlug } from '../articleSlugs';
import type { CitySlug, DestinationSlug } from '../destinations/cities';
import type { CityText, PageText } from './siteTypes';

export const cities: Readonly<Record<CitySlug, CityText>> = {
  paris: {
    name: 'París',
    line: 'Luz de mañana sobre el Sena y una mesa afuera.',
    about:
      'La mayoría de los vuelos desde Estados Unidos llega por la mañana a Charles de Gaulle, y el tren RER B alcanza el centro en unos 35 minutos. Orly está más cerca y tiene metro desde 2024.',
  },
  rome: {
    name: 'Roma',
    line: 'Pinos, noches cálidas y dos mil años en un paseo.',
    about:
      'Los vuelos largos usan Fiumicino, de donde un tren sin paradas tarda una media hora a la estación Termini. Ciampino es pequeño y lo usan aerolíneas de bajo costo de Europa.',
  },
  'new-york': {
    name: 'Nueva York',
    line: 'Cruce el puente a pie y luego mire atrás.',
    about:
      'Tres aeropuertos comparten la ciudad: Kennedy para casi todo lo internacional, LaGuardia para vuelos nacionales cortos y Newark al otro lado del Hudson. Compare los tres; el más barato suele ser el que no pensó.',
  },
  'las-vegas': {
    name: 'Las Vegas',
    line: 'Neón hasta el amanecer, desierto para el desayuno.',
    about:
      'El aeropuerto Harry Reid está junto al Strip: un taxi a casi cualquier hotel tarda un cuarto de hora. Las tarifas siguen las ferias y los fines de semana largos más que las estaciones; de domingo a jueves suele ser más barato.',
  },
  'los-angeles': {
    name: 'Los Ángeles',
    line: 'Palmeras, un muelle y el último sol sobre el Pacífico.',
    about:
      'LAX recibe casi todos los vuelos largos, pero Burbank, Long Beach, John Wayne y Ontario ahorran una hora de tráfico si se aloja cerca. La región es amplia: elija el aeropuerto según dónde duerma.',
  },
  phoenix: {
    name: 'Phoenix',
    line: 'Roca roja, cactus y 300 días de sol.',
    about:
      'Sky Harbor está a diez minutos del centro y un tren gratis une sus terminales con el tranvía. Arizona no cambia la hora en verano: revise las horas locales si planea una conexión.',
  },
  hawaii: {
    name: 'Hawái',
    line: 'Volcán, arrecife y selva en un día.',
    about:
      'La mayoría de los vuelos llega a Honolulu, en Oahu; Maui, Kona y Kauai también tienen vuelos sin escalas desde la costa oeste. Entre islas se vuela de 25 a 50 minutos: una isla por semana es buena medida.',
  },
  seattle: {
    name: 'Seattle',
    line: 'Agua por tres lados y una montaña detrás.',
    about:
      'El tren ligero va del aeropuerto al centro en unos 40 minutos. El verano es seco y muy visitado; de octubre a abril los mismos vuelos suelen costar menos.',
  },
  tokyo: {
    name: 'Tokio',
    line: 'Faroles abajo, torres arriba, trenes a tiempo.',
    about:
      'Haneda está a media hora del centro y Narita a cerca de una hora en tren expreso: compare el precio con el reloj. Se cruza la línea de fecha, así que llega al día siguiente de salir.',
  },
  'san-francisco': {
    name: 'San Francisco',
    line: 'Niebla sobre el puente, sol en la Misión.',
    about:
      'Los trenes BART paran dentro de la terminal internacional de SFO. Oakland y San José están a menos de una hora y a menudo son más baratos para vuelos nacionales.',
  },
  houston: {
    name: 'Houston',
    line: 'Control de misión, museos y aire del Golfo.',
    about:
      'George Bush Intercontinental está al norte y recibe lo internacional; Hobby, al sur, queda más cerca del centro y los museos. Entre los dos hay una hora en horas pico.',
  },
  chicago: {
    name: 'Chicago',
    line: 'Un lago como un mar y torres como una lección.',
    about:
      'O’Hare tiene vuelos a casi todas partes, Midway es más pequeño y cercano. Los dos tienen tren, a menudo más rápido que un taxi. En invierno deje tiempo entre conexiones.',
  },
  london: {
    name: 'Londres',
    line: 'Parques, mercados y un río con historias.',
    about:
      'Heathrow tiene metro y la línea Elizabeth, Gatwick está a media hora en tren de Victoria. Los vuelos desde la costa este son casi todos nocturnos; unos pocos salen de mañana y llegan de noche.',
  },
  miami: {
    name: 'Miami',
    line: 'Art déco, café cubano y agua tibia.',
    about:
      'Miami International es la puerta a América Latina; Fort Lauderdale, 30 millas al norte, suele tener tarifas nacionales más bajas. De diciembre a abril el clima es el mejor y los precios, los más altos.',
  },
  orlando: {
    name: 'Orlando',
    line: 'Montañas rusas primero, manantiales y cohetes después.',
    about:
      'El aeropuerto está a una media hora de los parques y un tren lo une con Miami. El precio lo deciden las vacaciones escolares: las semanas que siguen son las tranquilas.',
  },
  boston: {
    name: 'Boston',
    line: 'Ladrillo, puerto y el parque más antiguo del país.',
    about:
      'Logan está frente al centro, a diez minutos por túnel o en taxi acuático. Es uno de los caminos más cortos de Estados Unidos a Europa.',
  },
  denver: {
    name: 'Denver',
    line: 'A una milla de altura, con las Rocosas al final de la calle.',
    about:
      'El aeropuerto está en la llanura, a 37 minutos en tren de Union Station. En temporada de esquí viernes y domingos se llenan temprano; entre semana es más tranquilo y barato.',
  },
  atlanta: {
    name: 'Atlanta',
    line: 'Robles, cocina sureña y el aeropuerto más activo del mundo.',
    about:
      'Casi toda ciudad del este de Estados Unidos está a menos de dos horas, por eso aquí se juntan tantas conexiones. El tren MARTA sale de la terminal y llega al centro en menos de 20 minutos.',
  },
  barcelona: {
    name: 'Barcelona',
    line: 'Torres de Gaudí, cenas tardías y una playa.',
    about:
      'El Prat tiene metro y un autobús que llega a la plaza de Catalunya en unos 35 minutos. Los vuelos sin escalas desde Estados Unidos abundan en verano; en invierno a menudo se conecta en Madrid o Fráncfort.',
  },
  madrid: {
    name: 'Madrid',
    line: 'Grandes museos de día, plazas de noche.',
    about:
      'Barajas es el mayor aeropuerto de España y un centro para América Latina. El metro llega al centro en una media hora, y trenes rápidos siguen a Sevilla, Valencia y Barcelona.',
  },
  amsterdam: {
    name: 'Ámsterdam',
    line: 'Canales, bicicletas y luz del Siglo de Oro.',
    about:
      'Schiphol tiene estación de tren bajo su sala principal: el centro está a 15 minutos, y Róterdam y Bruselas siguen en tren rápido. Todo sale de una sola terminal, lo que facilita las conexiones.',
  },
  lisbon: {
    name: 'Lisboa',
    line: 'Tranvías amarillos, azulejos y un atardecer atlántico.',
    about:
      'El aeropuerto está dentro de la ciudad, a 20 minutos en metro del centro. Desde la costa este es de los vuelos más cortos a Europa, de seis a siete horas.',
  },
  cancun: {
    name: 'Cancún',
    line: 'Arena blanca delante, ruinas mayas detrás.',
    about:
      'El aeropuerto sirve a toda la costa, de Isla Mujeres a Tulum; la zona hotelera está a unos 20 minutos. Necesita pasaporte, y los meses de lluvia, septiembre y octubre, son los más baratos.',
  },
};

export const guides: Readonly<Record<DestinationSlug, PageText>> = {
  paris: {
    heading: 'Guía de París',
    title: 'París: una guía corta',
    description: 'Cuándo ir a París, cómo llegar del aeropuerto a la ciudad y por dónde empezar el primer día.',
    lead: cities.paris.line,
    paragraphs: [
      'Empiece a pie. Desde la Île de la Cité el río lleva al oeste por el Louvre hasta la torre Eiffel en hora y media, y los puentes son los mejores bancos de la ciudad. Los grandes museos cierran lunes o martes: mire antes de elegir el día.',
      'Mayo, junio y septiembre tienen luz larga y días suaves; en agosto muchas tiendas cierran y las tarifas desde Estados Unidos son las más altas. De noviembre a marzo, fuera de las fiestas, el mismo asiento a menudo cuesta la mitad.',
    ],
    sections: [
      {
        heading: 'Del aeropuerto a la ciudad',
        text: 'Charles de Gaulle está al noreste; el tren RER B tarda unos 35 minutos a Châtelet o Saint-Michel. Orly está más cerca, al sur, y la línea 14 del metro va de sus terminales al centro. Una búsqueda de París incluye los dos: compárelos.',
      },
      {
        heading: 'Dónde alojarse',
        text: 'Cerca del Sena, entre el Marais y Saint-Germain, casi todo lo de esta guía queda a pie. Montmartre es una colina con vista y muchas escaleras. Junto a la Gare de Lyon o Montparnasse tiene a la puerta los trenes rápidos a una segunda ciudad.',
      },
      {
        heading: 'Las tarifas durante el año',
        text: 'Desde Estados Unidos las tarifas son más altas en julio, en agosto y en las fiestas, y más bajas de noviembre a marzo. Salir martes o miércoles suele costar menos que viernes o domingo.',
      },
      {
        heading: 'Un segundo día',
        text: 'El Louvre abre hasta tarde miércoles y viernes: elija un ala. Notre-Dame está abierta otra vez desde diciembre de 2024; la entrada es gratis y con hora reservada se evita la fila. Versalles está a media hora en tren: primero los jardines, tarde el palacio.',
      },
    ],
  },
  rome: {
    heading: 'Guía de Roma',
    title: 'Roma: una guía corta',
    description: 'Cuándo ir a Roma, qué reservar antes y cómo pasar la primera noche.',
    lead: cities.rome.line,
    paragraphs: [
      'Roma se camina, y mejor temprano o tarde. Vea el Foro cuando abre, descanse en las horas de calor y salga otra vez cuando la piedra brilla. El Coliseo y los Museos Vaticanos venden entradas con hora, que en temporada se acaban días antes.',
      'Abril, mayo y octubre son cálidos sin el calor de julio. Las tarifas desde Estados Unidos bajan tras la primera semana de noviembre y siguen bajas hasta marzo, salvo Navidad y Semana Santa.',
    ],
    sections: [
      {
        heading: 'Del aeropuerto a la ciudad',
        text: 'Los vuelos largos llegan a Fiumicino, al suroeste. El Leonardo Express va sin paradas a Termini en 32 minutos; un tren regional va a Trastevere. Ciampino, más cerca de la ciudad, tiene vuelos de bajo costo desde Europa.',
      },
      {
        heading: 'Dónde alojarse',
        text: 'Alrededor del Panteón casi todo queda a media hora a pie. Trastevere, al otro lado del río, es más animado de noche. Cerca de Termini tiene el tren del aeropuerto a la puerta.',
      },
      {
        heading: 'Las tarifas durante el año',
        text: 'En verano hay vuelos sin escalas desde más ciudades de Estados Unidos; en invierno a menudo se conecta en Nueva York o en otra capital europea. Las tarifas bajas son las de noviembre a marzo, salvo Navidad y Semana Santa.',
      },
      {
        heading: 'La primera noche',
        text: 'Empiece en la escalinata de la Plaza de España, siga a la Fontana di Trevi y termine en el Panteón, cuya cúpula está en pie desde el año 126. Todo queda al aire libre o al lado, y nada se reserva.',
      },
    ],
  },
  'new-york': {
    heading: 'Guía de Nueva York',
    title: 'Nueva York: una guía corta',
    description: 'Cuándo ir a Nueva York, qué aeropuerto elegir y un primer paseo por el puente.',
    lead: cities['new-york'].line,
    paragraphs: [
      'Cruce el puente de Brooklyn hacia Manhattan por la mañana, con los edificios delante. El ferry de Staten Island pasa junto a la Estatua de la Libertad y es gratis. El metro corre toda la noche y un solo pasaje lleva a cualquier parte.',
      'Septiembre y octubre son claros y suaves. Enero y febrero son los meses más baratos para volar y dormir. De Kennedy, Newark y LaGuardia hay transporte público a Manhattan: deje que el precio y la hora elijan.',
    ],
    sections: [
      {
        heading: 'Del aeropuerto a la ciudad',
        text: 'Kennedy tiene el AirTrain hasta el metro y el tren de Long Island. Newark, al otro lado del Hudson, está a media hora en tren de Penn Station. LaGuardia es el más cercano a Manhattan y se llega en autobús. Una búsqueda de Nueva York incluye los tres.',
      },
      {
        heading: 'Dónde alojarse',
        text: 'Midtown está junto a casi todo y a Penn Station. El centro de Brooklyn y Long Island City quedan a una o dos paradas de metro de Manhattan y a menudo cuestan menos. Al sur de la calle 14 las noches son más largas.',
      },
      {
        heading: 'Las tarifas durante el año',
        text: 'Enero y febrero son los meses más baratos para volar y dormir; Acción de Gracias, Navidad y los fines de semana de verano, los días más caros. Desde la costa oeste, salir de noche suele costar menos que al mediodía.',
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
      'El Strip mide cuatro millas y es más largo de lo que parece. Véalo una vez a pie de noche y luego vaya donde la roca es roja: Red Rock Canyon está media hora al oeste, la presa Hoover a tres cuartos de hora y el Valle de la Muerte cabe en un día largo.',
      'Primavera y otoño son agradables; en julio la tarde puede pasar de 40 °C. Vuelos y cuartos son más baratos de domingo a jueves y más caros en semanas de convenciones: mover dos días puede valer más que un cupón.',
    ],
    sections: [
      {
        heading: 'Del aeropuerto a la ciudad',
        text: 'El aeropuerto Harry Reid está junto al Strip: en taxi se llega a la mayoría de los hoteles en un cuarto de hora. Casi todas las ciudades grandes de Estados Unidos tienen vuelo sin escalas, así que rara vez hay motivo para cambiar de avión.',
      },
      {
        heading: 'Dónde alojarse',
        text: 'En el medio del Strip casi todo queda a pie. El centro, alrededor de Fremont Street, es más antiguo, más pequeño y suele ser más barato. Pregunte por el cargo de resort antes de reservar: se cobra por noche, aparte de la tarifa.',
      },
      {
        heading: 'Las tarifas durante el año',
        text: 'Los precios siguen el calendario de convenciones y puentes. De domingo a jueves el vuelo y el cuarto suelen ser más baratos; en Año Nuevo y en las convenciones más grandes suben los dos.',
      },
      {
        heading: 'Hacia la roca',
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
      'Planee por barrios y no por listas. Un día de mar va del muelle de Santa Mónica por el sendero hasta Venice; un día tierra adentro, del Grand Central Market al observatorio Griffith, que es gratis y mejor al anochecer.',
      'Hace buen tiempo todo el año; a fines de mayo y en junio la mañana puede ser gris en la costa. Los vuelos sin escalas desde Nueva York tardan unas seis horas de ida y una menos de vuelta. Enero y principios de febrero suelen ser lo más barato.',
    ],
    sections: [
      {
        heading: 'Del aeropuerto a la ciudad',
        text: 'LAX está cerca de las playas y lejos del centro a la hora pico. El autobús FlyAway va sin paradas a Union Station. Burbank, Long Beach, John Wayne y Ontario son más pequeños y se sale más rápido: elija el aeropuerto según dónde duerma.',
      },
      {
        heading: 'Dónde alojarse',
        text: 'Santa Mónica y Venice por el mar, Hollywood y Los Feliz por las colinas, el centro por los museos y los trenes. Dos barrios en un viaje a menudo ahorran más horas que un hotel a mitad de camino.',
      },
      {
        heading: 'Las tarifas durante el año',
        text: 'Enero y principios de febrero suelen ser las semanas más baratas; el verano y los días de fiesta cuestan más. Desde Nueva York, saliendo al atardecer todavía se llega antes de la medianoche.',
      },
      {
        heading: 'Sin auto',
        text: 'Los trenes del Metro unen el centro con Santa Mónica, Hollywood, Pasadena y Long Beach. Para un día en Malibú o en varios valles querrá un auto; para lo demás basta una tarjeta de transporte.',
      },
    ],
  },
};

export const articles: Readonly<Record<ArticleSlug, PageText>> = {
  'how-to-read-a-fare': {
    heading: 'Cómo leer una tarifa',
    title: 'Cómo leer una tarifa',
    description: 'Tarifa base, impuestos, cargos: cuáles son las partes del precio de un boleto y cuáles se recuperan.',
    lead: 'Tres partes forman el precio. Solo una la fija la aerolínea.',
    paragraphs: [
      'Un precio tiene tres partes. La tarifa base es lo que la aerolínea pide por el asiento. Los impuestos y cargos de aeropuerto van a gobiernos y aeropuertos: en un vuelo nacional un impuesto de 7.5 por ciento, un cargo por vuelo, uno de seguridad y uno de instalaciones; en uno internacional, además, los de entrada y salida. Nuestro cargo por servicio es la tercera parte y tiene su propia línea.',
      'Las partes importan al cancelar. La tarifa base sigue sus reglas y puede perderse; muchos impuestos solo se deben si usted vuela. Por eso un boleto barato con impuestos altos puede devolver más de lo que espera. Pregunte antes de dejarlo vencer.',
    ],
  },
  'when-a-fare-goes-up-while-you-book': {
    heading: 'Cuando una tarifa sube mientras reserva',
    title: 'Por qué una tarifa sube mientras reserva',
    description: 'Las aerolíneas venden asientos por escalones de precio. Por qué se acaba uno mientras escribe y qué hacemos.',
    lead: 'No son sus cookies. Es el último asiento de un escalón de precio.',
    paragraphs: [
      'Las aerolíneas venden un vuelo por escalones: tantos asientos a la tarifa más baja, tantos a la siguiente. Cuando se vende el último de un escalón, o queda en la reserva de alguien, el siguiente cuesta más. Con varios viajeros pasa antes, porque todos deben caber en el mismo escalón.',
      'Por eso pedimos el precio otra vez cuando elige un vuelo y una vez más antes de pagar. Si cambió, ve el anterior, el nuevo y la diferencia, todo lo escrito se conserva y no se cobra nada hasta que acepte. Una búsqueda con un viajero menos muestra enseguida si el escalón era la razón.',
    ],
  },
};
