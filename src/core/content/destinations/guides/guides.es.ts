import { OFFICIAL } from '../../pages/words/travel/official';
import { official } from '../../pages/words/travel/visa.es';
import { GUIDE_SOURCES as at } from './guideText';
import type { GuideTexts } from './guideText';

export const guides: GuideTexts = {
  paris: {
    heading: 'Guía de París',
    title: 'París: una guía corta',
    description: 'París mes a mes, sus barrios en un mapa, cómo moverse, qué ver el segundo día y qué necesita para entrar a Francia.',
    lead: 'Una ciudad para caminar: seis barrios, doce meses y un río largo.',
    paragraphs: [
      'Empiece a pie. Desde la Île de la Cité se sigue el río hacia el oeste, frente al Louvre, hasta la torre Eiffel: hora y media, y los puentes son los mejores bancos de la ciudad. Casi todos los grandes museos cierran los lunes o los martes: compruébelo antes de elegir el día.',
      'La primavera llega tarde y despacio: en abril florecen los castaños, en mayo se llenan las terrazas y en junio hay luz hasta las diez. En agosto muchas tiendas y restaurantes pequeños cierran; los parques, no. El invierno es gris y templado, con faroles desde las cinco y museos sin fila.',
    ],
    neighborhoods: [
      ['Le Marais', 'Casonas antiguas, galerías y tiendas que abren el domingo.'],
      ['Barrio Latino', 'Estudiantes, cines y librerías entre el río y la vieja universidad.'],
      ['Saint-Germain-des-Prés', 'Cafés con historia y el jardín de Luxemburgo a la vuelta.'],
      ['Alrededor de la torre Eiffel', 'Calles anchas y tranquilas con un mercado; poca vida de noche.'],
      ['Montmartre', 'Un pueblo en una colina: arriba la vista, y para llegar, muchas escaleras.'],
      ['Canal Saint-Martin', 'Puentes peatonales, panaderías y gente joven en las orillas.'],
    ],
    sections: [
      {
        heading: 'Cuándo ir',
        text: 'Para días templados y tardes largas elija mayo, junio o septiembre. Para filas cortas y tarifas bajas, una semana entre mediados de enero y marzo. Dos semanas están tan llenas como el verano: las de Navidad y Año Nuevo.',
      },
      {
        heading: 'Cómo moverse',
        text: 'El metro tiene una estación a pocos minutos a pie de casi todo y, desde las cinco y media de la mañana hasta pasada la medianoche, un tren cada pocos minutos. Desde el autobús se ve más. Hay bicicletas de alquiler por toda la ciudad, y las orillas del río están cerradas a los autos durante kilómetros.',
        source: official('2025-12', ...at.ratp),
      },
      {
        heading: 'Un segundo día',
        text: 'En el Louvre elija una sola ala y vaya por la tarde, cuando abre hasta más tarde; averigüe qué días. Notre-Dame reabrió en diciembre de 2024 y acepta reservas de hora, gratis. A Versalles salga temprano, camine primero por los jardines y deje las salas para el final.',
        source: official('2025-12', ...at.louvre),
      },
      {
        heading: 'Qué necesita para entrar',
        text: 'Con pasaporte de Estados Unidos se puede estar 90 días de cada 180 en el espacio Schengen sin visa. El pasaporte debe tener menos de diez años y seguir vigente tres meses después de su estancia. La entrada se registra con foto y huellas (EES), y está prevista una autorización en línea (ETIAS): nuestra página de visas dice desde cuándo.',
        source: official('2025-12', ...OFFICIAL.europe),
      },
    ],
  },
  rome: {
    heading: 'Guía de Roma',
    title: 'Roma: una guía corta',
    description: 'Roma mes a mes, sus barrios en un mapa, cómo moverse, una primera noche y qué necesita para entrar a Italia.',
    lead: 'Seis barrios en dos orillas, y las horas en que lucen más.',
    paragraphs: [
      'Roma se recorre a pie, y mejor temprano o al final de la tarde. Vea el Foro apenas abra, descanse en las horas de calor y vuelva a salir cuando la piedra se dora. El Coliseo y los Museos Vaticanos venden entradas con hora, que en temporada se acaban días antes.',
      'De abril a octubre la ciudad vive afuera. Julio y agosto son calurosos y secos, y hacia el 15 de agosto media Roma está en el mar. Noviembre es el mes más lluvioso; diciembre y enero son frescos y claros, con las fuentes para usted solo por la mañana.',
    ],
    neighborhoods: [
      ['Alrededor del Panteón', 'El centro antiguo: callejones, plazas y cafés, sin metro que haga falta.'],
      ['Trastevere', 'Hiedra, fondas y ruido hasta tarde, al otro lado del río.'],
      ['Monti', 'Tiendas pequeñas y bares de vino en la cuesta sobre el Foro.'],
      ['Prati y el Vaticano', 'Calles rectas, buenas panaderías y los museos antes que los grupos.'],
      ['Testaccio', 'Un mercado, cocina romana de verdad y pocos visitantes.'],
      ['Esquilino y Termini', 'Trenes, metro y hoteles sencillos; menos encanto, más conexiones.'],
    ],
    sections: [
      {
        heading: 'Cuándo ir',
        text: 'En abril, mayo y octubre hace calor sin exagerar. Los meses tranquilos van de la segunda semana de noviembre a mediados de marzo, salvo Navidad; en Semana Santa la ciudad está llena, caiga cuando caiga.',
      },
      {
        heading: 'Cómo moverse',
        text: 'Dos líneas de metro se cruzan en Termini y paran en el Coliseo, en la Plaza de España y cerca del Vaticano; en el centro antiguo se camina o se toma un autobús. Un boleto sirve para un viaje en metro y para cambiar entre autobuses y tranvías. Los taxis esperan en paradas y por ley llevan taxímetro.',
        source: official('2025-12', ...at.atac),
      },
      {
        heading: 'La primera noche',
        text: 'Empiece en la escalinata de la Plaza de España, siga a la Fontana di Trevi y termine en el Panteón, cuya cúpula está en pie más o menos desde el año 126. Los tres se ven desde la calle, sin entrada; para pasar al Panteón o bajar al borde de la fuente puede hacer falta una: averígüelo antes de ir.',
        source: official('2025-12', ...at.rome),
      },
      {
        heading: 'Qué necesita para entrar',
        text: 'Italia está en el espacio Schengen: un pasaporte de Estados Unidos lo abre por 90 días de cada 180, aterrice aquí o cambie de avión en Fráncfort. No debe tener más de diez años, y debe estar vigente tres meses después del día de regreso. En la primera frontera le toman una foto y las huellas (EES); sobre el formulario en línea previsto (ETIAS) lea nuestra página de visas.',
        source: official('2025-12', ...OFFICIAL.europe),
      },
    ],
  },
  'new-york': {
    heading: 'Guía de Nueva York',
    title: 'Nueva York: una guía corta',
    description:
      'Nueva York mes a mes, sus barrios en un mapa, cómo moverse, lo que conviene planear y lo que necesita quien viene de otro país.',
    lead: 'Dónde dormir, cómo moverse y qué estación le conviene.',
    paragraphs: [
      'Cruce el puente de Brooklyn hacia Manhattan por la mañana, con los rascacielos de frente. El ferry de Staten Island pasa junto a la Estatua de la Libertad y es gratis. El metro funciona toda la noche y con un solo pasaje se llega a casi cualquier parte.',
      'Cada estación tiene su paseo: magnolias en abril, conciertos en los parques en julio, hojas rojas en Central Park a principios de noviembre y, desde entonces, pistas de hielo. Las semanas de más calor son húmedas, y una nevada puede cerrar los aeropuertos un día.',
    ],
    neighborhoods: [
      ['Midtown', 'Teatros, trenes y casi todo lo que sale en las postales, a cualquier hora.'],
      ['Chelsea y West Village', 'Galerías, casas de ladrillo y el High Line; tranquilo de noche.'],
      ['East Village y Lower East Side', 'Bares, fideos y música, y noches largas.'],
      ['Upper West Side', 'Entre dos parques, con museos, panaderías y familias.'],
      ['Long Island City', 'Hoteles nuevos al otro lado del río, a una o dos paradas de Midtown.'],
      ['Centro de Brooklyn', 'Una docena de líneas de metro y el mirador sobre el río.'],
    ],
    sections: [
      {
        heading: 'Cuándo ir',
        text: 'Septiembre y octubre son despejados y templados, y mayo casi igual. Enero y febrero son fríos y cuestan menos, también los hoteles. Acción de Gracias y las tres semanas antes de Año Nuevo son las más llenas.',
      },
      {
        heading: 'Cómo moverse',
        text: 'Acerque una tarjeta o el teléfono a la entrada del metro: el pasaje es el mismo para cualquier distancia y, después de cierto número de viajes en una semana, los demás son gratis. Los trenes expresos saltan estaciones: lea el letrero. Los autobuses cruzan la isla, los ferris van por los ríos y a menudo lo más rápido es caminar.',
        source: official('2025-12', ...at.mta),
      },
      {
        heading: 'Lo que conviene planear',
        text: 'Los lugares en la corona de la Estatua de la Libertad son pocos y se venden semanas antes; el pedestal es más fácil. Las entradas para los espectáculos de la noche cuestan menos en la taquilla de las gradas rojas de Times Square. El High Line y Central Park son gratis.',
        source: official('2025-12', ...at.liberty),
      },
      {
        heading: 'Qué necesita para entrar',
        text: 'En un vuelo dentro del país, los viajeros desde los 18 años muestran una REAL ID, un pasaporte u otro documento aceptado. Quien viene de otro país necesita un ESTA o una visa antes de abordar, y pasa por inmigración en el aeropuerto donde aterriza. Nuestra página de visas tiene las fechas y los enlaces oficiales.',
        source: official('2025-12', ...OFFICIAL.realId),
      },
    ],
  },
  'las-vegas': {
    heading: 'Guía de Las Vegas',
    title: 'Las Vegas: una guía corta',
    description:
      'Las Vegas mes a mes, sus zonas en un mapa, cómo moverse sin auto, la roca roja y lo que necesita quien viene de otro país.',
    lead: 'Cuatro millas de Strip, un centro antiguo y un desierto con estaciones.',
    paragraphs: [
      'El Strip mide cuatro millas, y todo queda más lejos de lo que parece. Recórralo una vez a pie de noche y luego vaya adonde la roca es roja: Red Rock Canyon está a media hora al oeste, la presa Hoover, a tres cuartos de hora al sureste, y el Valle de la Muerte cabe en un día largo.',
      'El desierto tiene dos buenas estaciones y una de calor. De marzo a mayo y de octubre a noviembre se puede estar afuera todo el día. En verano se nada por la mañana y se sale al caer el sol; en invierno el sol está bajo, muchas piscinas cierran y las noches rozan el punto de congelación.',
    ],
    neighborhoods: [
      ['Sur del Strip', 'Complejos grandes cerca del estadio, y el trayecto más corto desde el aeropuerto.'],
      ['Centro del Strip', 'Las fuentes, la rueda gigante y casi todos los espectáculos a pie.'],
      ['Norte del Strip', 'Torres más nuevas, con más espacio y caminatas más largas.'],
      ['Arts District', 'Murales, ropa de otra época y buenos restaurantes sin máquinas de juego.'],
      ['Centro y Fremont Street', 'Donde todo empezó: neón, apuestas bajas, habitaciones más pequeñas.'],
    ],
    sections: [
      {
        heading: 'Cuándo ir',
        text: 'De fines de marzo a mayo y en octubre se está bien de día y de noche. Las noches de domingo a jueves cuestan menos; la semana de una gran convención o de una carrera puede costar mucho más: mire el calendario de eventos antes de fijar las fechas.',
      },
      {
        heading: 'Cómo moverse',
        text: 'El autobús Deuce recorre el Strip hasta el centro de día y de noche, y el monorriel pasa por detrás de los hoteles del lado este. Los taxis y los autos por aplicación paran en la puerta de los hoteles, no en la calle. Para el desierto se alquila un auto, y mejor por un día que por toda la estancia.',
        source: official('2025-12', ...at.rtc),
      },
      {
        heading: 'Rumbo a la roca roja',
        text: 'Red Rock Canyon tiene una ruta panorámica de trece millas; de octubre a mayo se reserva la hora de entrada. El borde oeste del Gran Cañón está a dos horas y media en auto, el borde sur a cuatro y media: para el segundo, quédese una noche.',
        source: official('2025-12', ...at.redRock),
      },
      {
        heading: 'Qué necesita para entrar',
        text: 'En un vuelo dentro de Estados Unidos los adultos necesitan una REAL ID, un pasaporte u otro documento aceptado; los hoteles y casinos también piden identificación, y antes de los 21 años nadie juega ni bebe. Quien llega de otro país necesita un ESTA o una visa: vea nuestra página de visas.',
        source: official('2025-12', ...OFFICIAL.realId),
      },
    ],
  },
  'los-angeles': {
    heading: 'Guía de Los Ángeles',
    title: 'Los Ángeles: una guía corta',
    description: 'Los Ángeles mes a mes, sus barrios en un mapa, cómo moverse con y sin auto y lo que necesita quien viene de otro país.',
    lead: 'Seis puntos de partida entre las colinas y el mar, y cómo ir de uno a otro.',
    paragraphs: [
      'Planee por barrios y no por listas. Un día de mar va del muelle de Santa Mónica a Venice por el paseo junto a la playa; un día tierra adentro, del Grand Central Market al observatorio Griffith, que es gratis y luce más al anochecer.',
      'Hace buen tiempo todo el año, y el mar es fresco todo el año. A fines de mayo y en junio la mañana puede ser gris en la costa y clara a las dos. La lluvia cae de diciembre a marzo, pocos días seguidos; septiembre y octubre tienen los días de más calor.',
    ],
    neighborhoods: [
      ['Santa Mónica', 'Muelle, playa y un tren al centro; no hace falta auto.'],
      ['Venice', 'Canales, patinadores y restaurantes pequeños en Abbot Kinney.'],
      ['West Hollywood y Beverly Hills', 'En medio de todo, con la vida nocturna y las tiendas.'],
      ['Hollywood', 'El metro, los teatros y las colinas detrás; calles con mucho movimiento.'],
      ['Silver Lake y Los Feliz', 'Cafés y casas en las laderas, al pie del parque Griffith.'],
      ['Centro', 'Museos, el mercado y todos los trenes; cuadras vacías de noche.'],
    ],
    sections: [
      {
        heading: 'Cuándo ir',
        text: 'Para la playa venga de julio a septiembre; para vistas claras y caminatas, de noviembre a abril. Las primeras semanas del año cuestan menos. Con los premios del invierno y los festivales de abril cuesta encontrar habitación.',
      },
      {
        heading: 'Cómo moverse',
        text: 'Los trenes del Metro unen el centro con Santa Mónica (línea E), Hollywood (línea B), y Pasadena y Long Beach (línea A). Para un día en Malibú o en varios valles querrá un auto; para los demás basta una tarjeta de transporte. Aquí las distancias se miden en minutos: pregunte por la hora antes que por las millas.',
        source: official('2025-12', ...at.metro),
      },
      {
        heading: 'Una tarde con vista',
        text: 'El observatorio Griffith mira sobre toda la cuenca. La entrada es gratis, y cierra los lunes. El estacionamiento junto al edificio se paga y se llena pronto: tome el autobús desde la estación Vermont/Sunset o suba a pie desde Los Feliz, y llegue media hora antes de la puesta del sol.',
        source: official('2025-12', ...at.griffith),
      },
      {
        heading: 'Qué necesita para entrar',
        text: 'Para un vuelo desde otro estado basta una REAL ID, un pasaporte u otro documento aceptado, y para los niños que van con usted, nada. Quien llega de otro país pasa por inmigración en LAX, con un ESTA o una visa obtenidos antes de salir; los detalles y las páginas oficiales están en nuestra página de visas.',
        source: official('2025-12', ...OFFICIAL.realId),
      },
    ],
  },
};
