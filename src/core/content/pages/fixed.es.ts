import { KEPT_DAYS } from '../../domain/keptFor';
import { formPages } from './formPages.es';
import type { Brand } from '../brand';
import type { FixedRoute, PageText } from './siteTypes';

/** Las mismas páginas en español. */
export const fixed = (b: Brand): Readonly<Record<FixedRoute, PageText>> => ({
  deals: {
    heading: 'Ofertas de vuelos',
    title: 'Ofertas de vuelos por ciudad',
    description: 'De dónde vienen los descuentos, cómo encontrarlos y una página para cada ciudad a la que vendemos vuelos.',
    lead: 'Tarifas netas hasta 30% por debajo del precio publicado, donde una aerolínea nos las da.',
    paragraphs: [
      'Algunas aerolíneas dan a las agencias una tarifa neta: el mismo asiento en el mismo vuelo por menos del precio que publican. Donde la tenemos, usted la paga; donde no, paga el precio publicado. El descuento va de 0 a 30 por ciento y depende de la aerolínea, la ruta y el mes.',
      'Lo más seguro para pagar poco es poder mover un día o dos. Elija una ciudad, escriba sus fechas y compare: martes, miércoles y sábados suelen costar menos que viernes y domingos, y en la mayoría de las rutas es más barato comprar de tres a ocho semanas antes que en las últimas dos.',
    ],
  },
  findBooking: {
    heading: 'Encuentre su reserva',
    title: 'Encuentre su reserva',
    description: 'Abra su reserva con el código y su correo: itinerario, precio pagado, archivo de calendario y pasaportes por agregar.',
    lead: 'Con el código de reserva y el correo que dio al reservar.',
    paragraphs: [
      'El código tiene seis letras y números y está en su confirmación. Con él puede volver a leer el itinerario y el precio pagado, imprimirlos, llevar los vuelos a su calendario y agregar los pasaportes que dejó para después, hasta 72 horas antes de la salida.',
      '¿No aparece? Pruebe con los otros correos que pudo haber usado. Si perdió el código, llámenos a cualquier hora con los nombres de los viajeros y el día de salida.',
    ],
  },
  callNow: {
    heading: 'Llame ahora',
    title: 'Llámenos y reserve con una persona',
    description: `Llame al ${b.esPhone} a cualquier hora para buscar, reservar, cambiar o cancelar un vuelo en español o inglés.`,
    lead: 'Una persona contesta a cualquier hora, en español o inglés.',
    paragraphs: [
      'Con tres datos a mano la llamada es corta: de dónde sale y adónde va, sus fechas y cuánto pueden moverse, y cuántos adultos, niños y bebés viajan. Le leemos el precio con todos los impuestos y nuestro cargo antes de reservar nada.',
      'La tarifa que ve en este sitio es la misma por teléfono. Si ya encontró un vuelo aquí, díganos la aerolínea y la hora de salida y abrimos el mismo.',
    ],
  },
  bookByPhone: {
    heading: 'Reserve por teléfono',
    title: 'Cómo se reserva por teléfono',
    description: 'Qué preguntamos, qué le leemos y cuándo se cobra su tarjeta al reservar un vuelo por teléfono.',
    lead: 'Los mismos vuelos y precios, con alguien que busca por usted.',
    paragraphs: [
      'Buscamos mientras usted está en la línea y le decimos el total para todos los viajeros, con impuestos y nuestro cargo. Antes de reservar le leemos cada nombre como está en el documento, cada fecha y cada aeropuerto, porque un nombre en un boleto es difícil de cambiar.',
      'Su tarjeta se autoriza solo después de que acepta el precio, y se cobra solo cuando la aerolínea reservó los asientos. Si la reserva no se logra, la autorización se libera y usted no paga nada.',
    ],
  },
  airlines: {
    heading: 'Aerolíneas',
    title: 'Aerolíneas que buscamos',
    description: 'Las aerolíneas que puede comparar aquí, con sus centros de conexión y sus ciudades más buscadas.',
    lead: `${b.brandName} es una agencia de viajes independiente, no una aerolínea.`,
    paragraphs: [
      'Comparamos los vuelos de estas aerolíneas en una sola lista, para que elija por precio, horario, escalas y equipaje y no por marca. Cada página dice en qué ciudades se juntan sus vuelos: allí es probable que haga conexión.',
      'Para elegir asiento, sumar millas o resolver algo el mismo día del viaje, lo más rápido es la aerolínea. Para todo lo de una reserva hecha con nosotros, llámenos: vemos la misma reserva.',
    ],
  },
  airlineCities: {
    heading: 'Aerolíneas y sus ciudades',
    title: 'Qué aerolínea vuela adónde',
    description: 'Por aerolínea: sus centros de conexión y nuestras páginas de sus vuelos a ciudades populares.',
    lead: 'Elija una aerolínea para ver sus centros y las ciudades por las que más se la busca.',
    paragraphs: [
      'Una aerolínea vende muchos más pares de ciudades de los que vuela sin escalas. Desde uno de sus centros el vuelo suele ser directo; entre otras dos ciudades suele conectar en un centro, y esa espera decide cuánto dura el viaje.',
      'Las páginas de abajo nombran las ciudades por las que más se elige a cada aerolínea. Cualquier otro par se busca desde el inicio, y los resultados muestran todas las aerolíneas que lo venden.',
    ],
  },
  about: {
    heading: 'Nosotros',
    title: 'Quiénes somos',
    description: `${b.brandName} es una agencia de viajes independiente de EE. UU. que vende vuelos en línea y por teléfono.`,
    lead: `${b.legalName} es una agencia de viajes independiente, no una aerolínea.`,
    paragraphs: [
      'Vendemos boletos de avión en Estados Unidos, en este sitio y por teléfono. Ganamos un cargo por servicio, que está en su propia línea en cada precio, y tenemos tarifas netas de algunas aerolíneas: de ahí vienen los descuentos. No cobramos por el orden en que aparecen los vuelos.',
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
      'Para lo demás, escríbanos. Ponga su código de reserva si lo tiene y nunca envíe números de tarjeta o pasaporte por correo: no los necesitamos para ayudarle.',
    ],
  },
  faq: {
    heading: 'Preguntas frecuentes',
    title: 'Preguntas frecuentes',
    description: 'Precios, cargos, cambios, cancelaciones y nombres en los boletos: lo que más nos preguntan.',
    lead: 'Lo que más nos preguntan los viajeros, con respuestas breves.',
    paragraphs: [],
    sections: [
      {
        heading: '¿El precio es final?',
        text: 'Sí. Contiene todos los impuestos, los cargos obligatorios y nuestro cargo por servicio. Lo confirmamos con la aerolínea cuando elige el vuelo y otra vez antes de pagar; si cambió, usted ve el precio anterior y el nuevo, y decide. Aparte queda solo lo que usted elige, como maletas o asientos, que se paga a la aerolínea.',
      },
      {
        heading: '¿Cuánto es el cargo por servicio?',
        text: '$12 por viajero en viajes dentro de Estados Unidos y $24 en viajes internacionales, una vez por reserva. Está dentro de cada precio que ve y en su propia línea antes de pagar. Reservar por teléfono cuesta lo mismo.',
      },
      {
        heading: '¿Puedo cancelar?',
        text: 'Gratis dentro de las 24 horas de reservar, si faltan 7 días o más para la salida. Es una política nuestra y también devolvemos nuestro cargo. Después deciden las reglas de su tarifa; antes de cancelar le decimos cuánto recibiría.',
      },
      {
        heading: '¿Puedo cambiar el vuelo?',
        text: 'Depende de su tarifa. Sus reglas están junto al vuelo antes de pagar: cuánto cuesta un cambio, o que no se permite. Para cambiar una reserva, llámenos a cualquier hora con su código de reserva.',
      },
      {
        heading: '¿Qué equipaje está incluido?',
        text: 'Cada vuelo dice qué incluye su tarifa: artículo personal, equipaje de mano y maleta documentada, o cuánto cobra la aerolínea por ellos. Las maletas se pagan a la aerolínea; en línea, antes del día del viaje, casi siempre cuestan menos que en el aeropuerto.',
      },
      {
        heading: '¿Qué nombre va en el boleto?',
        text: 'El de cada viajero, exactamente como está en el documento que mostrará en el aeropuerto; en viajes al exterior, como en el pasaporte. Un nombre es difícil de corregir después: léalo una vez más antes de pagar.',
      },
      {
        heading: '¿Puedo reservar para un bebé?',
        text: 'Los menores de dos años viajan en brazos de un adulto, uno por adulto. Si quiere un asiento para un menor de dos años, resérvelo por teléfono.',
      },
      {
        heading: '¿Cuándo se cobra mi tarjeta?',
        text: 'Primero se autoriza y se cobra solo cuando la aerolínea reservó sus asientos. Si la reserva falla, la autorización se libera y usted no paga nada. Aceptamos Visa, Mastercard, American Express, Discover, Diners Club y JCB.',
      },
      {
        heading: '¿Necesito el pasaporte para reservar?',
        text: 'No para reservar. En viajes al exterior puede agregar los pasaportes ahora o después, hasta 72 horas antes de la salida, en la página donde encuentra su reserva.',
      },
      {
        heading: '¿Cómo encuentro mi reserva otra vez?',
        text: 'Con el código de seis letras y números y el correo que dio al reservar, en «Encuentre su reserva». Si perdió el código, llámenos con los nombres de los viajeros y el día de salida.',
      },
    ],
  },
  terms: {
    heading: 'Términos y condiciones',
    title: 'Términos y condiciones',
    description: 'Lo que acordamos cuando usted reserva un vuelo en este sitio o por teléfono.',
    lead: 'Lo que acordamos cuando usted reserva.',
    paragraphs: [
      `${b.legalName} actúa como agente: el contrato de transporte es entre usted y la aerolínea que opera el vuelo, y valen sus condiciones y las reglas de su tarifa. Respondemos por lo que hacemos nosotros: mostrar el precio correcto, enviar los nombres correctos y cobrar lo que usted aceptó y nada más.`,
      'La reserva existe cuando la aerolínea la confirmó y usted tiene un código de reserva. Antes no se cobra nada. Usted responde por los nombres, fechas de nacimiento y datos de contacto que escribe, y por tener los documentos que su viaje exige. Mientras una línea del sitio diga modo de prueba, no se emite ningún boleto real ni se mueve dinero real.',
    ],
  },
  disclaimer: {
    heading: 'Aviso legal',
    title: 'Aviso legal',
    description: 'Qué significan las cifras y los nombres en este sitio, y qué no.',
    lead: 'Qué significan las cifras y los nombres de este sitio, y qué no.',
    paragraphs: [
      'Los precios en páginas de ciudades, como “desde $350.05”, son ejemplos de ida y vuelta para un adulto con impuestos y cargos incluidos. No son una oferta: vale el precio que los resultados muestran para sus fechas y que se confirma antes de pagar.',
      'Los nombres de aerolíneas son marcas de sus dueños y están aquí para decir quién opera un vuelo. No somos parte de ninguna aerolínea y ninguna respalda este sitio. La información sobre visas, equipaje y aeropuertos se da con cuidado pero puede cambiar; la última palabra es de la aerolínea o la autoridad.',
    ],
  },
  refundPolicy: {
    heading: 'Política de cancelación y reembolso',
    title: 'Política de cancelación y reembolso',
    description: 'Cancelación gratis en 24 horas, qué pasa después y cómo se pagan los reembolsos.',
    lead: 'Gratis dentro de las 24 horas, si faltan 7 días o más para la salida. Es una política nuestra.',
    paragraphs: [
      'Puede cancelar cualquier reserva dentro de las 24 horas de hacerla, sin costo y con nuestro cargo devuelto, si faltan 7 días o más para el primer vuelo. Lo ofrecemos nosotros; la regla federal de 24 horas obliga a las aerolíneas, no a las agencias.',
      'Después deciden las reglas de su tarifa: unas se reembolsan, otras dejan un crédito con la aerolínea, las más baratas a menudo devuelven solo impuestos. Antes de cancelar le decimos cuánto recibiría, con la penalidad de la aerolínea y nuestro cargo en líneas separadas. El reembolso va a la tarjeta que pagó. Si la aerolínea cancela su vuelo, o lo cambia de forma importante y usted no lo acepta, recibe todo: tres horas o más dentro de Estados Unidos, seis en viajes internacionales, otro aeropuerto, más escalas o una cabina inferior.',
    ],
  },
  privacy: {
    heading: 'Política de privacidad',
    title: 'Política de privacidad',
    description: 'Qué datos guardamos, para qué, por cuánto tiempo y cuáles nunca vemos.',
    lead: 'Qué guardamos, para qué y qué nunca vemos.',
    paragraphs: [
      `Para reservar necesitamos de cada viajero el nombre, la fecha de nacimiento y el sexo como lo pide la aerolínea, el pasaporte si el viaje sale del país, su correo y teléfono, y la dirección de la factura. Pasamos a la aerolínea lo que necesita y guardamos la reserva para poder ayudarle. Un vuelo elegido que nadie pagó se borra a los ${KEPT_DAYS.drafts} días; los nombres, el contacto y la calle de una reserva que falló, a los ${KEPT_DAYS.failedBookings} días. Lo que nos escribe en un formulario queda hasta que nos pida borrarlo. Solo si marca la casilla, con un mensaje o tras un pago fallido va un registro de los últimos minutos: por qué pasos pasó la página, qué se eligió y qué falló, sin nada de lo que usted escribió; se borra a los ${KEPT_DAYS.recordings} días.`,
      'Los números de tarjeta se escriben en campos del servicio de pago; nuestra reserva y nuestros registros tienen la marca y los últimos cuatro dígitos. Mientras una línea de este sitio diga modo de prueba, el servicio de pago es un sustituto en nuestro propio servidor: acepta solo números de prueba, rechaza los demás sin guardar nada de ellos, no se mueve dinero y nada sobre usted pasa a una aerolínea.',
      `Este sitio pone una sola cookie: un secreto al azar con el que este navegador, y ningún otro, puede leer la reserva que hizo. Llega cuando elige un vuelo o busca una reserva, y dura ${KEPT_DAYS.tripCookie} días. Su navegador recuerda además, para usted, sus últimas búsquedas y que ya reservó aquí, hasta que lo borre, y el código del anuncio o socio que lo trajo durante ${KEPT_DAYS.trackingCode} días; y hasta que cierre la pestaña, lo que escribió en una reserva, nunca la tarjeta, y aquello con lo que contamos: de dónde vino, el tipo de su equipo y un identificador.`,
      `Contamos qué páginas llevan a llamadas y qué pasa camino de una reserva: la página, el número, el tipo de equipo y de navegador, la página que lo trajo y un identificador que se calcula de propiedades de su equipo (una huella). Si su navegador envía la señal Global Privacy Control, no se calcula ninguna huella y el identificador es uno al azar que termina con su visita; la señal más antigua Do Not Track no cambia nada. Todo esto se borra a los ${KEPT_DAYS.calls} días. Su dirección de red limita cuántas veces se nos puede preguntar y no se anota en ninguna parte.`,
      `Para el boletín y las alertas de tarifa guardamos su dirección, su idioma y, de una alerta, el viaje y la última tarifa que le dijimos. Una dirección que nadie confirma se borra a los ${KEPT_DAYS.unconfirmed} días; un clic en cualquiera de estos correos borra lo demás enseguida, y una alerta termina sola cuando el viaje salió.`,
      'Nuestras páginas no preguntan a nadie más que a nosotros, con una excepción: donde usamos una comprobación externa contra robots, su programa se carga cuando usted envía un formulario, o paga después de varias tarjetas rechazadas, y ese servicio ve su visita según sus propias reglas. No vendemos datos.',
      'Para ver o borrar lo que tenemos sobre usted, escríbanos con su código de reserva: se borran nombres, documentos y direcciones; lo vendido y pagado queda, sin usted, para nuestra contabilidad.',
    ],
  },
  paymentPolicy: {
    heading: 'Política de pago',
    title: 'Política de pago',
    description: 'Tarjetas que aceptamos, cuándo se autoriza y se cobra, y qué verá en su estado de cuenta.',
    lead: 'Primero se autoriza; se cobra solo cuando la aerolínea reservó sus asientos.',
    paragraphs: [
      'Aceptamos Visa, Mastercard, American Express, Discover, Diners Club y JCB, en dólares. Ve la tarifa base, los impuestos, nuestro cargo y el total antes de pagar, y se cobra ese total al centavo. Su banco puede pedirle confirmar que es usted.',
      `El orden es este: se autoriza la tarjeta, la aerolínea reserva los asientos, se cobra. Si la reserva falla, la autorización se libera y no se cobra nada. Un segundo clic o recargar la página nunca paga dos veces. En su estado de cuenta aparecemos como ${b.brandName}.`,
    ],
  },
  safeShopping: {
    heading: 'Garantía de compra segura',
    title: 'Garantía de compra segura',
    description: 'Cómo protegemos su tarjeta y sus datos mientras reserva.',
    lead: 'Qué protege su tarjeta y sus datos mientras reserva.',
    paragraphs: [
      'Los datos de la tarjeta se escriben en campos del servicio de pago, separados del resto de la página; ni nuestra reserva ni nuestros registros guardan jamás un número de tarjeta o código. En modo de prueba esos campos son un sustituto en nuestro propio servidor que acepta solo números de prueba y no guarda ninguno. Las páginas cargan programas solo desde nuestra propia dirección, aparte de una comprobación externa contra robots donde la usamos.',
      'Se le cobra el precio que aceptó, y una sola vez. Si algo se interrumpe, nuestro servidor averigua por sí mismo si hubo reserva y libera o devuelve un pago que no la tiene. Si ve un cobro que no reconoce, llámenos primero: casi siempre se resuelve en una llamada.',
    ],
  },
  fareRules: {
    heading: 'Reglas de tarifas',
    title: 'Las reglas de tarifas, explicadas',
    description: 'Tarifa básica, estándar y flexible: qué suele permitir cada una y dónde leer las reglas de la suya.',
    lead: 'Las reglas que vienen con un precio y dónde encontrar las suyas.',
    paragraphs: [
      'Cada tarifa tiene reglas de la aerolínea: si se puede cambiar, qué cuesta el cambio además de la diferencia, si se reembolsa y qué equipaje incluye. La básica no suele permitir cambios ni elegir asiento; la estándar se puede cambiar; la flexible se cambia y se reembolsa.',
      'Las reglas de la tarifa elegida se muestran con el vuelo antes de pagar. Un boleto con varios vuelos se usa en orden: si no toma el primero, la aerolínea puede cancelar el resto. Si solo va a usar una parte, llámenos antes de viajar y no después.',
    ],
  },
  baggageFees: {
    heading: 'Cargos por equipaje',
    title: 'Cargos por equipaje',
    description: 'Artículo personal, equipaje de mano y maleta: qué suele estar incluido y quién cobra el resto.',
    lead: 'El equipaje lo cobra la aerolínea; por eso mostramos qué incluye cada tarifa.',
    paragraphs: [
      'Un artículo personal que cabe bajo el asiento está incluido en casi todas las tarifas. El equipaje de mano, en la mayoría, pero no en las básicas de algunas aerolíneas ni en varias de bajo costo. Una maleta suele estar incluida en vuelos internacionales largos y a menudo no dentro de Estados Unidos.',
      'Si la tarifa en este sitio dice que incluye una maleta, la incluye. Si no, se paga a la aerolínea, y pagar en línea antes del viaje casi siempre cuesta menos que en el aeropuerto. Tamaños y pesos cambian: vea los de la aerolínea que opera su vuelo.',
    ],
  },
  visaInfo: {
    heading: 'Información de visas',
    title: 'Visas y pasaportes',
    description: 'Qué revisar antes de un viaje internacional: pasaporte, visas, autorizaciones electrónicas y tránsito.',
    lead: 'Revise los documentos antes de reservar, no en el aeropuerto.',
    paragraphs: [
      'Muchos países piden un pasaporte válido seis meses después de llegar, y varios exigen una autorización electrónica o visa antes de volar, aun para visitas cortas. Cambiar de avión en un tercer país puede requerir otro documento. Pregunte en la embajada de cada país en su camino o consulte travel.state.gov.',
      'El nombre del boleto debe coincidir con el pasaporte. Pedimos los datos del pasaporte solo si el viaje sale del país y la aerolínea los necesita. La aerolínea puede negar el embarque a quien no tenga los documentos, y ese boleto no se reembolsa.',
    ],
  },
  serviceFees: {
    heading: 'Nuestros cargos por servicio',
    title: 'Nuestros cargos por servicio',
    description: 'Cobramos $12 por viajero dentro de Estados Unidos y $24 al exterior; está en cada precio que ve.',
    lead: '$12 por viajero en viajes nacionales, $24 en internacionales.',
    paragraphs: [
      'El cargo se cobra una vez por viajero y reserva, sin importar cuántos vuelos tenga. Ya está dentro de cada precio que mostramos y aparece en su propia línea antes de pagar. Reservar por teléfono cuesta lo mismo que aquí. En viajes nacionales, por un bebé en brazos no se cobra.',
      'Si cancela dentro de las 24 horas y faltan 7 días o más para la salida, el cargo se devuelve con lo demás. Las aerolíneas pueden cobrar maletas, asientos o cambios; a eso no agregamos nada.',
    ],
  },
  sitemap: {
    heading: 'Mapa del sitio',
    title: 'Mapa del sitio',
    description: 'Todas las páginas de este sitio en una lista.',
    lead: 'Todas las páginas de este sitio.',
    paragraphs: [],
  },
  hotels: {
    heading: 'Hoteles',
    title: 'Hoteles: qué saber antes de reservar',
    description: 'Vendemos vuelos, no habitaciones. En qué fijarse al reservar hotel para su viaje.',
    lead: 'Vendemos vuelos, no habitaciones. Así encajan los dos.',
    paragraphs: [
      'Mire a qué hora aterriza antes de elegir. Un vuelo nocturno a Europa llega por la mañana, horas antes de que la mayoría de los hoteles entregue la llave, y una llegada tarde puede necesitar una recepción abierta de noche. Su itinerario muestra ambas horas en hora local.',
      'Elija una tarifa que pueda cancelar hasta tener el vuelo y, si los planes aún se mueven, hasta que pasen nuestras 24 horas de cancelación. Vale más un cuarto cerca del tren correcto que uno junto al aeropuerto, salvo que salga antes de las seis.',
    ],
  },
  blog: {
    heading: 'Blog',
    title: 'Blog: volar por menos',
    description: 'Artículos cortos y prácticos sobre tarifas, reglas y aeropuertos.',
    lead: 'Corto y práctico, sobre tarifas, reglas y aeropuertos.',
    paragraphs: [
      'Escribimos sobre lo que nos preguntan por teléfono: por qué se movió un precio, qué significa una regla, cuánto debe durar una conexión. Sin artículos pagados y sin listas de diez secretos.',
      'Si falta su pregunta, háganosla; el próximo artículo puede contestarla.',
    ],
  },
  ...formPages,
});
