import { KEPT_DAYS } from '../../../domain/values/keptFor';
import { faq } from './faq.es';
import { SAID } from './said';
import { formPages } from './formPages.es';
import { travelPages } from './travel/tips.es';
import { rulePages } from './rulePages.es';
import type { Brand } from '../../brand';
import type { FixedRoute, PageText } from '../siteTypes';

/** Las mismas páginas en español. */
export const fixed = (b: Brand): Readonly<Record<FixedRoute, PageText>> => ({
  deals: {
    heading: 'Ofertas de vuelos',
    title: 'Ofertas de vuelos vistas en los últimos dos días',
    description:
      'Las tarifas más bajas que encontraron las búsquedas de los últimos dos días, por origen, mes, precio, cabina y aerolínea, cada una con el enlace para buscarla otra vez.',
    lead: 'Tarifas reales, con sus fechas, su aerolínea y el momento en que se vieron.',
    paragraphs: [
      'Algunas aerolíneas dan a las agencias una tarifa neta: el mismo asiento en el mismo vuelo por menos del precio que publican. Donde la tenemos, usted la paga; donde no, paga el precio publicado más nuestro cargo. El descuento va de 0 a 30 por ciento y depende de la aerolínea, la ruta y el mes.',
      'Una tarifa de esta lista estaba a la venta cuando se vio; los asientos se acaban y los precios cambian varias veces al día. Al abrirla se busca de nuevo y se le dice con claridad si sigue ahí. La mejor manera de pagar menos es tener uno o dos días de margen: martes, miércoles y sábados suelen costar menos que viernes y domingos, y en la mayoría de las rutas es más barato comprar de tres a ocho semanas antes que en las últimas dos.',
    ],
  },
  explore: {
    heading: 'Explorar',
    title: 'Adónde volar con su presupuesto',
    description:
      'El precio más bajo de ida y vuelta desde su aeropuerto a más de 150 lugares: un fin de semana, una semana o sus propias fechas, en carteles y en un mapa.',
    lead: 'Díganos desde dónde sale, cuándo y cuánto quiere gastar. Vea hasta dónde le alcanza.',
    paragraphs: [
      'Cada lugar muestra el precio más bajo de ida y vuelta para un viajero entre los días que cumplen con lo que usted eligió, con impuestos y nuestro cargo incluidos. Abra un lugar y comenzará la búsqueda de esos mismos días, con ese precio al principio. Antes de pagar verificamos el precio otra vez, porque las aerolíneas cambian los suyos durante el día.',
      'Si sus fechas son flexibles, comparamos cómo suelen moverse las tarifas en el calendario y buscamos en los días más prometedores. Otro día del mismo mes todavía puede costar unos dólares menos: la franja de fechas y la gráfica de precios de la búsqueda muestran todos los días cercanos. Aquí un fin de semana sale el jueves, viernes o sábado y regresa el domingo o lunes.',
    ],
  },
  findBooking: {
    heading: 'Mi reserva',
    title: 'Mi reserva',
    description: 'Abra su reserva con el código y su correo: itinerario, recibo, calendario, cancelación y pasaportes por agregar.',
    lead: 'Solo necesita el código de reserva y el correo que dio al reservar.',
    paragraphs: [
      `El código tiene seis letras y números y está en su confirmación. Con él puede volver a leer el itinerario y el precio pagado, guardarlos para verlos sin conexión o agregar los vuelos a su calendario, obtener un recibo, aceptar horarios nuevos de la aerolínea, ver cuánto recibiría si cancela y cancelar, y agregar los pasaportes que dejó para después, hasta ${SAID.passportHours} horas antes de la salida.`,
      '¿No aparece? Pruebe con los otros correos que pudo haber usado. Si perdió el código, llámenos a cualquier hora con los nombres de los viajeros y el día de salida.',
    ],
  },
  callNow: {
    heading: 'Llame ahora',
    title: 'Llámenos y reserve con una persona',
    description: `Llame al ${b.esPhone} a cualquier hora para buscar, reservar, cambiar o cancelar un vuelo en español o inglés.`,
    lead: 'Una persona contesta a cualquier hora, en español o inglés.',
    paragraphs: [
      'Con tres datos a mano la llamada es corta: de dónde sale y adónde va, sus fechas y qué tan flexibles son, y cuántos adultos, niños y bebés viajan. Le leemos el precio con todos los impuestos y nuestro cargo antes de reservar nada.',
      'La tarifa que ve en este sitio es la misma por teléfono. Si ya eligió un vuelo aquí, presione “¿Va a llamarnos? Pida un código” junto a él y léanos el código, o díganos la aerolínea y la hora de salida: abrimos el mismo.',
    ],
  },
  bookByPhone: {
    heading: 'Reserve por teléfono',
    title: 'Cómo se reserva por teléfono',
    description: 'Qué preguntamos, qué le leemos y cuándo se cobra su tarjeta al reservar un vuelo por teléfono.',
    lead: 'Los mismos vuelos y precios, con alguien que busca por usted.',
    paragraphs: [
      'Buscamos mientras usted está en la línea y le decimos el total para todos los viajeros, con impuestos y nuestro cargo. Antes de reservar le leemos cada nombre como está en el documento, cada fecha y cada aeropuerto, porque un nombre en un boleto es difícil de cambiar.',
      'Su tarjeta se autoriza solo después de que acepta el precio, y se cobra solo cuando la aerolínea ya reservó los asientos. Si la reserva no se completa, la autorización se libera y usted no paga nada.',
    ],
  },
  airlines: {
    heading: 'Aerolíneas',
    title: 'Aerolíneas que buscamos',
    description: 'Las aerolíneas que puede comparar aquí, con sus centros de conexión y sus ciudades más buscadas.',
    lead: `${b.brandName} es una agencia de viajes independiente, no una aerolínea.`,
    paragraphs: [
      'Comparamos los vuelos de estas aerolíneas en una sola lista, para que elija por precio, horario, escalas y equipaje y no por marca. Cada página dice en qué ciudades conectan sus vuelos: allí es probable que haga escala.',
      'Para resolver algo el mismo día del viaje, lo más rápido es hablar con la aerolínea. Los números de viajero frecuente, los nombres, otros vuelos y los reembolsos de una reserva hecha con nosotros están en “Mi reserva”; para lo demás, llámenos: vemos la misma reserva.',
    ],
  },
  airlineCities: {
    heading: 'Aerolíneas y sus ciudades',
    title: 'Qué aerolínea vuela adónde',
    description: 'Por aerolínea: sus centros de conexión y nuestras páginas de sus vuelos a ciudades populares.',
    lead: 'Elija una aerolínea para ver sus centros y sus ciudades más buscadas.',
    paragraphs: [
      'Una aerolínea vende muchos más pares de ciudades de los que vuela sin escalas. Desde uno de sus centros el vuelo suele ser sin escalas; entre otras dos ciudades suele conectar en un centro, y de esa espera depende cuánto dura el viaje.',
      'Las páginas de abajo muestran las ciudades a las que más se vuela con cada aerolínea. Cualquier otra ruta se busca desde la página de inicio, y los resultados muestran todas las aerolíneas que la venden.',
    ],
  },
  about: {
    heading: 'Nosotros',
    title: 'Quiénes somos',
    description: `${b.brandName} es una agencia de viajes independiente de EE. UU. que vende vuelos en línea y por teléfono.`,
    lead: `${b.legalName} es una agencia de viajes independiente, no una aerolínea.`,
    paragraphs: [
      'Vendemos boletos de avión en Estados Unidos, en este sitio y por teléfono. Cobramos un cargo por servicio, que aparece en su propia línea en cada precio, y algunas aerolíneas nos dan tarifas netas: de ahí vienen los descuentos. Nadie nos paga por el orden en que aparecen los vuelos.',
      'Queremos ser claros donde otros no lo son: los precios incluyen todos los impuestos y cargos obligatorios desde la primera pantalla, la aerolínea que opera el vuelo se nombra a su lado y el equipaje está junto a la tarifa. Aquí no hay relojes en cuenta regresiva ni “solo quedan dos”, salvo que lo diga la propia aerolínea.',
    ],
  },
  contact: {
    heading: 'Contacto',
    title: 'Contáctenos',
    description: `Llame al ${b.esPhone} a cualquier hora o escriba a ${b.email}.`,
    lead: 'Por teléfono a cualquier hora, en español o inglés; por correo cuando puede esperar.',
    paragraphs: [
      'Si su vuelo sale en menos de 24 horas o debe cambiar una reserva hoy, llame: contesta una persona y puede actuar mientras hablan. Tenga a mano su código de reserva si ya reservó.',
      'Para lo demás, escríbanos. Incluya su código de reserva si lo tiene y nunca envíe números de tarjeta o pasaporte por correo: no los necesitamos para ayudarle.',
    ],
  },
  faq: faq(b),
  disclaimer: {
    heading: 'Aviso legal',
    title: 'Aviso legal',
    description: 'Qué significan las cifras y los nombres en este sitio, y qué no.',
    lead: 'Qué significan las cifras y los nombres de este sitio, y qué no.',
    paragraphs: [
      'Los precios en páginas de ciudades, como “desde $350.05”, son ejemplos de ida y vuelta para un adulto y están marcados como tales. No son una oferta: el precio válido es el que los resultados muestran para sus fechas y que se confirma antes de pagar.',
      'Los nombres de aerolíneas son marcas de sus titulares y se usan aquí para decir quién opera un vuelo. No somos parte de ninguna aerolínea y ninguna respalda este sitio. La información sobre visas, equipaje y aeropuertos se ofrece con cuidado, pero puede cambiar; la última palabra la tiene la aerolínea o la autoridad correspondiente.',
    ],
  },
  privacy: {
    heading: 'Política de privacidad',
    title: 'Política de privacidad',
    description: 'Qué datos guardamos, para qué, por cuánto tiempo y cuáles nunca vemos.',
    lead: 'Qué guardamos, para qué y qué nunca vemos.',
    paragraphs: [
      `Para reservar necesitamos de cada viajero el nombre, la fecha de nacimiento y el sexo como lo pide la aerolínea, el pasaporte si el viaje es al extranjero, su correo y teléfono, y la dirección de facturación. Pasamos a la aerolínea lo que necesita y guardamos la reserva para poder ayudarle. Un vuelo elegido que nadie pagó se borra a los ${KEPT_DAYS.drafts} días; los nombres, el contacto y la calle de una reserva que falló, a los ${KEPT_DAYS.failedBookings} días. Lo que nos escribe en un formulario queda hasta que nos pida borrarlo. Solo si marca la casilla, con un mensaje o tras un pago fallido se envía un registro de los últimos minutos: los pasos que dio, qué eligió y qué falló, sin nada de lo que usted escribió; se borra a los ${KEPT_DAYS.recordings} días.`,
      'Los números de tarjeta se escriben en campos del servicio de pago; nuestra reserva y nuestros registros tienen la marca y los últimos cuatro dígitos. Mientras una línea de este sitio diga modo de prueba, el servicio de pago es un sustituto en nuestro propio servidor: acepta solo números de prueba, rechaza los demás sin guardar nada de ellos, no se mueve dinero y nada sobre usted pasa a una aerolínea.',
      `Este sitio pone una sola cookie: un secreto al azar con el que este navegador, y ningún otro, puede leer la reserva que hizo. Se crea cuando elige un vuelo o busca una reserva, y dura ${KEPT_DAYS.tripCookie} días. Su navegador recuerda además, para usted, sus últimas búsquedas y que ya reservó aquí, hasta que lo borre, y el código del anuncio o socio que lo trajo durante ${KEPT_DAYS.trackingCode} días; y hasta que cierre la pestaña, lo que escribió en una reserva, nunca la tarjeta, y lo que usamos para nuestras cuentas: de dónde vino, el tipo de dispositivo y un identificador.`,
      `Contamos qué páginas llevan a llamadas y qué pasa camino de una reserva: la página, el número, el tipo de dispositivo y de navegador, la página que lo trajo y un identificador que se calcula a partir de propiedades de su dispositivo (una huella). Si su navegador envía la señal Global Privacy Control, no se calcula ninguna huella y el identificador es uno al azar que termina con su visita; la señal más antigua Do Not Track no cambia nada. Todo esto se borra a los ${KEPT_DAYS.calls} días. Su dirección de red limita cuántas veces se nos puede preguntar y no se anota en ninguna parte. Si nos llama, nuestro agente puede anotar su número y lo que preguntó: con su reserva si se trata de una; si no, durante ${KEPT_DAYS.callNotes} días.`,
      `Cuando pide un enlace a sus viajes, guardamos la dirección que escribió durante ${KEPT_DAYS.tripRequests} día. Su navegador guarda sus vuelos para verlos sin conexión, sin nombres, direcciones ni tarjetas, hasta que los quite en «Mi reserva».`,
      `Si marca la casilla, este navegador puede volver a llenar los viajeros de una reserva durante ${KEPT_DAYS.savedTravelers} días: nombres, fechas de nacimiento, sexo y los números de viajero conocido, de compensación y de viajero frecuente, nunca un pasaporte. Quedan con la reserva en nuestro servidor, y puede quitarlos donde se llenan los viajeros y en «Mi reserva».`,
      `Para el boletín y las alertas de tarifa guardamos su dirección, su idioma y, de una alerta, el viaje y la última tarifa que le dijimos. Una dirección que nadie confirma se borra a los ${KEPT_DAYS.unconfirmed} días; un clic en cualquiera de estos correos borra lo demás enseguida, y una alerta se borra sola cuando sale el vuelo.`,
      `Para que nadie llene su buzón por medio de nuestros formularios, contamos los correos enviados a una dirección que nadie confirmó, mediante una huella de ella, durante ${KEPT_DAYS.countedLetters} día.`,
      'Un comentario sobre un artículo muestra su nombre y sus palabras a todos cuando un editor lo publica; su correo se guarda con él, no se muestra a nadie y sirve para avisarle de la publicación y, si marca la casilla, de las respuestas. Pídanoslo y ambos desaparecen.',
      'Nuestras páginas no se comunican con nadie más que con nosotros, con una excepción: donde usamos una verificación externa contra robots, su programa se carga cuando usted envía un formulario, o paga después de varias tarjetas rechazadas, y ese servicio ve su visita según sus propias reglas. No vendemos datos.',
      'Para ver o borrar lo que tenemos sobre usted, escríbanos con su código de reserva: se borran nombres, documentos y direcciones; lo vendido y pagado queda, sin usted, para nuestra contabilidad.',
    ],
  },
  safeShopping: {
    heading: 'Garantía de compra segura',
    title: 'Garantía de compra segura',
    description: 'Cómo protegemos su tarjeta y sus datos mientras reserva.',
    lead: 'Qué protege su tarjeta y sus datos mientras reserva.',
    paragraphs: [
      'Los datos de la tarjeta se escriben en campos del servicio de pago, separados del resto de la página; ni nuestra reserva ni nuestros registros guardan jamás un número de tarjeta o código. En modo de prueba esos campos son un sustituto en nuestro propio servidor que acepta solo números de prueba y no guarda ninguno. Las páginas cargan programas solo desde nuestra propia dirección, salvo una verificación externa contra robots donde la usamos.',
      'Se le cobra el precio que aceptó, y una sola vez. Si algo se interrumpe, nuestro servidor averigua por sí mismo si hubo reserva y libera o devuelve un pago que no la tiene. Si ve un cobro que no reconoce, llámenos primero: casi siempre se resuelve en una llamada.',
    ],
    sections: [
      {
        heading: 'Quién puede ver su reserva',
        text: 'Su propio navegador, y quien conozca tanto el código como el correo de la reserva. Para que nadie adivine, solo se permiten unos pocos intentos por minuto. En una computadora compartida, borre las cookies de este sitio cuando termine.',
      },
      {
        heading: 'Cómo saber que un correo es nuestro',
        text: 'Nuestros correos sobre una reserva incluyen su código, y ninguno pide un número de tarjeta, una contraseña ni un pago por otro medio. Si un correo o una llamada lo pide, bórrelo o cuelgue y llame al número de esta página.',
      },
      {
        heading: 'Lo que no podemos proteger',
        text: 'Una red Wi-Fi abierta, un teléfono prestado o una pantalla que otros leen están fuera de nuestro alcance. Antes de escribir una tarjeta, la barra de direcciones debe mostrar nuestro nombre y un candado cerrado.',
      },
    ],
  },
  accessibility: {
    heading: 'Declaración de accesibilidad',
    title: 'Declaración de accesibilidad',
    description: 'Qué hace este sitio por quienes usan teclado, lector de pantalla o texto más grande, y cómo comunicarse con nosotros.',
    lead: 'Todas las personas deben poder reservar aquí, usen lo que usen.',
    paragraphs: [
      'Buscamos el nivel AA de las Pautas de Accesibilidad para el Contenido Web 2.2 en cada página, en inglés y en español. Todo funciona solo con el teclado; las páginas se pueden ampliar hasta el 400%; los colores siguen el modo oscuro, el contraste y el movimiento que pide su sistema, y los lectores de pantalla anuncian lo que cambia.',
      'Hacemos pruebas con herramientas automáticas y con el teclado en Chromium, y reservamos de principio a fin con el lector de pantalla Orca en Firefox. Todavía no hemos probado todos los lectores de pantalla y navegadores, así que algo podría no funcionarle como debería. Díganoslo: nos ayuda saber en qué página, qué quería hacer y qué usa.',
    ],
    sections: [
      {
        heading: 'Cómo comunicarse con nosotros',
        text: `Escriba a ${b.email} o llame al ${b.esPhone}, de día y de noche; por el 711 nos encuentra con el servicio de retransmisión o TTY. Si una parte del sitio le impide reservar, cambiar o cancelar, lo hacemos por usted por teléfono o correo, al precio y con el cargo del sitio.`,
      },
      {
        heading: 'Asistencia en su vuelo',
        text: 'Al ingresar los viajeros de una reserva puede pedir una silla de ruedas y avisar a la aerolínea que es una persona sorda o ciega, o que viaja con un animal de servicio. Lo transmitimos a la aerolínea, que lo confirma. Para perros de servicio adiestrados, las aerolíneas de EE. UU. piden un formulario del Departamento de Transporte, hasta 48 horas antes de la salida.',
      },
      {
        heading: 'Si la aerolínea no le ayuda',
        text: 'Pida en el aeropuerto al funcionario de resolución de quejas (Complaint Resolution Official) de la aerolínea. El Departamento de Transporte tiene una línea para viajeros con discapacidades, 1-800-778-4838, y recibe quejas en transportation.gov/airconsumer.',
      },
    ],
  },
  sitemap: {
    heading: 'Mapa del sitio',
    title: 'Mapa del sitio',
    description: 'Todas las páginas de este sitio en una lista.',
    lead: 'Todas las páginas de este sitio.',
    paragraphs: [],
  },
  siteSearch: {
    heading: 'Buscar en este sitio',
    title: 'Buscar en este sitio',
    description: 'Encuentre páginas sobre ciudades, aerolíneas, aeropuertos, tarifas, equipaje y todo lo demás que escribimos.',
    lead: 'Ciudades, aerolíneas, aeropuertos, artículos y respuestas. La búsqueda necesita JavaScript; sin él, use el mapa del sitio, abajo.',
    paragraphs: [],
  },
  hotels: {
    heading: 'Hoteles',
    title: 'Hoteles: qué saber antes de reservar',
    description: 'Vendemos vuelos, no habitaciones. En qué fijarse al reservar hotel para su viaje.',
    lead: 'Vendemos vuelos, no habitaciones. Así se combinan.',
    paragraphs: [
      'Fíjese en la hora de llegada antes de elegir. Un vuelo nocturno a Europa llega por la mañana, horas antes de que la mayoría de los hoteles entregue la llave, y una llegada tarde puede necesitar una recepción abierta de noche. Su itinerario muestra ambas horas en hora local.',
      'Elija una tarifa que pueda cancelar hasta tener el vuelo y, si los planes aún pueden cambiar, hasta que pasen nuestras 24 horas de cancelación. Vale más un cuarto cerca del tren que le conviene que uno junto al aeropuerto, salvo que salga antes de las seis.',
    ],
  },
  blog: {
    heading: 'Blog',
    title: 'Blog: volar por menos',
    description: 'Artículos cortos y prácticos sobre tarifas, reglas y aeropuertos.',
    lead: 'Corto y práctico, sobre tarifas, reglas y aeropuertos.',
    paragraphs: [
      'Escribimos sobre lo que nos preguntan por teléfono: por qué cambió un precio, qué significa una regla, cuánto debe durar una conexión. Sin artículos pagados y sin listas de diez secretos.',
      'Si falta su pregunta, háganosla; el próximo artículo puede contestarla.',
    ],
  },
  ...rulePages(b),
  ...travelPages(b),
  ...formPages,
});
