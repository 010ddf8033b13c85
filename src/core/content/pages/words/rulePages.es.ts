/** Pages of rules, fees and promises, in US Spanish. They say what the product really does (content.21). */
import { fares } from '../../messages/flights/fares/fares.es';
import { publishedFare } from '../../messages/flights/fares/publishedFare.es';
import type { Brand } from '../../brand';
import { baggageTables, serviceFeeTable } from './feeTables';
import { SAID } from './said';
import type { FixedRoute, PageText } from '../siteTypes';

type RulePage = Extract<FixedRoute, 'terms' | 'refundPolicy' | 'paymentPolicy' | 'fareRules' | 'baggageFees' | 'serviceFees'>;

/** Of every airline, and the same for every brand. */
const BAGGAGE_TABLES = baggageTables('es', {
  columns: ['Aerolínea y tarifa', 'Artículo personal', 'Equipaje de mano', 'Primera maleta', 'Segunda maleta', 'Fuente'],
  families: fares.families,
  fee: fares.short.fee,
  regions: {
    domestic: { heading: 'Dentro de un país', note: 'Dentro de Estados Unidos con sus territorios y dentro de cualquier otro país.' },
    transborder: { heading: 'Entre Estados Unidos y Canadá', note: 'Sin escalas o por otra ciudad.' },
    caribbean: {
      heading: 'México, Centroamérica y el Caribe',
      note: 'Desde o hacia Estados Unidos y Canadá. Panamá está en la tabla de Sudamérica.',
    },
    southAmerica: {
      heading: 'Sudamérica y Panamá',
      note: 'Desde o hacia Estados Unidos, Canadá, México, Centroamérica y el Caribe.',
    },
    atlantic: {
      heading: 'A través del Atlántico Norte',
      note: 'Entre Estados Unidos o Canadá y Europa, donde también las aerolíneas grandes venden una tarifa básica sin maleta.',
    },
    pacific: {
      heading: 'A través del Pacífico',
      note: 'Entre Estados Unidos o Canadá y el este y sudeste de Asia, Australia y las islas.',
    },
    europe: { heading: 'Dentro de Europa', note: 'De un país de Europa a otro.' },
    elsewhere: {
      heading: 'Todos los demás vuelos',
      note: 'A África, el Medio Oriente y la India, y entre países que no están en las tablas de arriba.',
    },
  },
});

export const rulePages = (b: Brand): Readonly<Record<RulePage, PageText>> => ({
  terms: {
    heading: 'Términos y condiciones',
    title: 'Términos y condiciones',
    description: 'Lo que acordamos cuando usted reserva un vuelo en este sitio o por teléfono.',
    lead: 'Lo que acordamos cuando usted reserva.',
    paragraphs: [
      `${b.legalName} actúa como agente: el contrato de transporte es entre usted y la aerolínea que opera el vuelo, y se aplican sus condiciones de transporte y las reglas de su tarifa. Respondemos por lo que hacemos nosotros: mostrar el precio correcto, enviar los nombres correctos y cobrar lo que usted aceptó y nada más.`,
      'La reserva existe cuando la aerolínea la confirma y usted tiene un código de reserva. Antes no se cobra nada. Usted responde por los nombres, fechas de nacimiento y datos de contacto que escribe, y por tener los documentos que su viaje exige. Mientras una línea del sitio diga modo de prueba, no se emite ningún boleto real ni se mueve dinero real.',
    ],
    sections: [
      {
        heading: 'Quién puede reservar',
        text: 'Debe tener 18 años o más, y puede reservar para otras personas si están de acuerdo y usted escribe sus datos como aparecen en sus documentos. Una reserva tiene al menos un viajero de 12 años o más; cada bebé viaja en brazos de un adulto de la misma reserva.',
      },
      {
        heading: 'Precios',
        text: 'Los precios están en dólares, son para todos los viajeros de la búsqueda donde decimos “total” e incluyen impuestos, cargos obligatorios y nuestro cargo por servicio. Si la aerolínea cambia un precio antes de confirmar sus asientos, primero le preguntamos; nunca se le cobra más de lo último que aceptó.',
      },
      {
        heading: 'Pago',
        text: 'Al reservar nos autoriza a cobrar el total que vio a la tarjeta que ingresa. Retenemos el monto, reservamos con la aerolínea y cobramos solo cuando ella confirma. La política de pago dice qué ocurre si uno de estos pasos falla.',
      },
      {
        heading: 'Cambios suyos y de la aerolínea',
        text: 'Lo que usted puede cambiar o cancelar está en las reglas de su tarifa y, para el primer día, en nuestra política de reembolso. Las aerolíneas pueden cambiar horarios, aviones y vuelos según sus condiciones. Cuando nos enteramos le escribimos; mantenga al día el correo de su reserva y revísela antes de salir.',
      },
      {
        heading: 'De qué no respondemos',
        text: 'La aerolínea responde por los retrasos, las cancelaciones, el equipaje perdido y la denegación de abordaje, según la ley y sus propias condiciones. Le ayudamos a comunicarse con ella. Nada de esto le quita los derechos que le da la ley.',
      },
      {
        heading: 'Uso del sitio',
        text: 'Busque y reserve para usted o para quienes se lo pidieron. No copie precios con programas, no haga reservas que no piensa conservar y no intente ver reservas ajenas. Podemos rechazar solicitudes que ponen en riesgo el sitio, y lo decimos cuando lo hacemos.',
      },
    ],
  },
  refundPolicy: {
    heading: 'Política de cancelación y reembolso',
    title: 'Política de cancelación y reembolso',
    description: `Cancelación gratis en ${SAID.freeHours} horas, qué pasa después y cómo se pagan los reembolsos.`,
    lead: `Gratis dentro de las ${SAID.freeHours} horas, si faltan ${SAID.freeDays} días o más para la salida. Es una política nuestra.`,
    paragraphs: [
      `Puede cancelar cualquier reserva dentro de las ${SAID.freeHours} horas de hacerla, sin costo y con reembolso de nuestro cargo, si faltan ${SAID.freeDays} días o más para el primer vuelo. Lo ofrecemos nosotros; la regla federal de 24 horas obliga a las aerolíneas, no a las agencias.`,
      `Después se aplican las reglas de su tarifa: unas se reembolsan, otras tienen una penalidad, las más baratas a menudo devuelven solo impuestos. Antes de cancelar le decimos cuánto recibiría, con la penalidad de la aerolínea y nuestro cargo en líneas separadas. El reembolso se hace a la tarjeta con la que pagó. Si la aerolínea cancela su vuelo, o lo cambia de forma importante y usted no lo acepta, se le devuelve todo. Un cambio es importante si usted saldría ${SAID.changedHours} horas antes o llegaría ${SAID.changedHours} horas después dentro de Estados Unidos, ${SAID.changedHoursAbroad} en viajes internacionales, o si hay otro aeropuerto, más escalas o una cabina inferior.`,
    ],
    sections: [
      {
        heading: 'Cómo cancelar en línea',
        text: 'Abra “Mi reserva”, escriba el código y el correo de la reserva, y pregunte cuánto recibiría. La página muestra lo que pagó, lo que retiene la aerolínea, lo que retenemos nosotros y lo que se reembolsa a su tarjeta. Con un segundo clic cancela exactamente por ese monto; si cambió mientras tanto, no se cancela nada y ve el nuevo.',
      },
      {
        heading: 'Si prefiere que cancele una persona',
        text: 'Envíe el formulario de cancelación o llame a cualquier hora. Las reglas y los montos son los mismos. Una solicitud por formulario no cancela nada por sí sola: alguien la lee, le dice cuánto se le reembolsa y cancela cuando usted está de acuerdo. Para un vuelo en las próximas 24 horas, llame.',
      },
      {
        heading: 'Básica, Clásica y Flexible',
        text: 'Una tarifa Básica o Clásica casi nunca se reembolsa; si la aerolínea devuelve impuestos, usted los recibe. Algunas Clásicas de vuelos largos se reembolsan con una penalidad, que aparece junto a la tarifa y se cobra por viajero. Una Flexible se reembolsa completa en la mayoría de las aerolíneas; las reglas junto a ella dicen si es el caso. Nuestro cargo no se devuelve si usted cancela por motivos propios.',
      },
      {
        heading: 'Cuánto tarda un reembolso',
        text: `Primero la aerolínea libera los asientos y luego enviamos el dinero, casi siempre en minutos. Las normas de EE. UU. exigen el reembolso en ${SAID.refundDaysCard} días hábiles si pagó con tarjeta y en ${SAID.refundDaysOther} días calendario con cualquier otra forma de pago; su banco puede tardar unos días más en mostrarlo. Le enviamos un correo cuando el reembolso sale, y su recibo lo muestra con la fecha.`,
      },
      {
        heading: 'Vuelos que la aerolínea cambió o canceló',
        text: 'Recibe un correo, y su reserva muestra los horarios anteriores y los nuevos. Mientras no acepte un cambio importante, cancelar devuelve todo, también nuestro cargo, sea cual sea la tarifa. Varios cambios pequeños se suman desde los horarios que reservó o que aceptó por última vez.',
      },
      {
        heading: 'Cancelar solo una parte, o no presentarse',
        text: 'En “Mi reserva” se cancela la reserva completa. Para cancelar a un solo viajero o un solo trayecto, llámenos. Si no toma un vuelo y no lo canceló antes, casi siempre lo pierde, y también los que siguen.',
      },
    ],
  },
  paymentPolicy: {
    heading: 'Política de pago',
    title: 'Política de pago',
    description: 'Tarjetas que aceptamos, cuándo se autoriza y se cobra, y qué verá en su estado de cuenta.',
    lead: 'Primero se autoriza; se cobra solo cuando la aerolínea ya reservó sus asientos.',
    paragraphs: [
      'Aceptamos Visa, Mastercard, American Express, Discover, Diners Club y JCB, en dólares. Usted ve la tarifa base, los impuestos, nuestro cargo y el total antes de pagar, y se cobra ese total al centavo. Su banco puede pedirle que confirme que es usted. Si su navegador tiene Apple Pay, Google Pay o Link y nuestro proveedor de pagos los acepta, puede pagar con la tarjeta guardada allí, con las mismas reglas.',
      `El orden es este: se autoriza la tarjeta, la aerolínea reserva los asientos, se cobra. Si la reserva falla, la autorización se libera y no se cobra nada. Con un segundo clic o al recargar la página nunca se paga dos veces. En su estado de cuenta aparecemos como ${b.brandName}.`,
    ],
    sections: [
      {
        heading: 'Si el precio cambia mientras paga',
        text: 'Consultamos a la aerolínea una vez más antes de reservar. Si la tarifa subió, no se cobra nada y usted ve el precio anterior, el nuevo y la diferencia. Si bajó, se cobra el monto menor.',
      },
      {
        heading: 'Si rechazan su tarjeta',
        text: 'No se reserva ni se cobra nada. Todo lo que escribió se conserva, menos la tarjeta. Intente otra vez, use otra tarjeta o llame. Después de varias tarjetas rechazadas pedimos a su navegador una breve verificación contra robots.',
      },
      {
        heading: 'Si se corta la conexión durante el pago',
        text: 'Nuestro servidor completa la reserva, o libera la retención, sin su navegador. Abra la página otra vez o busque su reserva con el correo: le dirá si está recibida, emitida o fallida, y un correo le informará el resultado.',
      },
      {
        heading: 'Autorizaciones en su estado de cuenta',
        text: 'Una retención que ya se liberó puede verse como pendiente unos días, según su banco. No es un cobro. Si un monto pendiente se convierte en un cobro y usted no tiene una reserva, llámenos.',
      },
      {
        heading: 'Cuotas, vales y otras formas de pago',
        text: 'Aceptamos una tarjeta por reserva, por el monto completo. No aceptamos cheques, transferencias, vales de aerolíneas ni millas, y no cobramos recargos por ninguna tarjeta.',
      },
    ],
  },
  fareRules: {
    heading: 'Reglas de tarifas',
    title: 'Las reglas de tarifas, explicadas',
    description: 'Tarifa Básica, Clásica y Flexible: qué suele permitir cada una y dónde leer las reglas de la suya.',
    lead: 'Las reglas que acompañan a cada precio y dónde encontrar las suyas.',
    paragraphs: [
      'Cada tarifa tiene reglas de la aerolínea: si se puede cambiar, qué cuesta el cambio además de la diferencia, si se reembolsa y qué equipaje incluye. La Básica no suele permitir cambios ni elegir asiento; la Clásica se puede cambiar; la Flexible se cambia, y la mayoría de las aerolíneas la reembolsa.',
      'Las reglas de la tarifa elegida se muestran con el vuelo antes de pagar. Un boleto con varios vuelos se usa en orden: si no toma el primero, la aerolínea puede cancelar el resto. Si solo va a usar una parte, llámenos antes de viajar, no después.',
    ],
    sections: [
      {
        heading: 'Básica',
        text: 'La tarifa más baja de la clase económica. El asiento se paga o se lo asignan, en la mayoría de las aerolíneas se aborda al final y el boleto no se puede cambiar. Las aerolíneas de bajo costo cobran también el equipaje de mano, y unas pocas no lo admiten. Elíjala si las fechas son seguras y la maleta es pequeña.',
      },
      {
        heading: 'Clásica',
        text: 'Lo que la mayoría entiende por un boleto: el asiento está incluido y un cambio también, gratis en las aerolíneas de Norteamérica y con un cargo en muchas otras, más la diferencia de precio del vuelo nuevo. Casi nunca se reembolsa. En vuelos largos fuera del Atlántico Norte suele ser la tarifa más baja que hay.',
      },
      {
        heading: 'Flexible',
        text: 'Cambios sin cargo, abordaje anticipado y, en la mayoría de las aerolíneas, reembolso si cancela. Los paquetes de las aerolíneas de bajo costo con este nombre tienen cambios y, la mayoría, maletas, pero no se reembolsan. Vale la pena cuando existe la posibilidad de que no viaje.',
      },
      {
        heading: 'Económica premium, ejecutiva y primera',
        text: 'Las cabinas de adelante se venden como Estándar, que se puede cambiar y se reembolsa con una penalidad, y como Flexible. Primera se vende solo en su tarifa reembolsable. La elección de asiento y el abordaje anticipado están incluidos; el equipaje aparece junto a cada tarifa.',
      },
      {
        heading: 'Vuelos de varias aerolíneas',
        text: 'Si en un mismo viaje vuela con aerolíneas de reglas distintas, casi siempre se aplica la más estricta, y los cargos por maletas no se conocen hasta que las aerolíneas los digan. Junto a esos cargos decimos “pregúntenos” y nunca que son gratis.',
      },
      {
        heading: 'Los nombres de las aerolíneas',
        text: 'Las aerolíneas dan a las mismas familias nombres propios, como “Main Cabin”, “Light” o “Value”. Cuando conocemos el nombre, está entre paréntesis junto al nuestro, para que compare tarifas equivalentes.',
      },
    ],
  },
  baggageFees: {
    heading: 'Cargos por equipaje',
    title: 'Cargos por equipaje, por aerolínea',
    description: 'Artículo personal, equipaje de mano y dos maletas documentadas de cada aerolínea, por tarifa y parte del mundo.',
    lead: 'Cuánto cuesta el equipaje lo decide la aerolínea; por eso mostramos qué incluye cada tarifa.',
    paragraphs: [
      'Un bolso pequeño que cabe bajo el asiento está en todas las tarifas que mostramos. El equipaje de mano, en la mayoría, pero se cobra en las básicas de las aerolíneas de bajo costo, y unas pocas tarifas básicas no lo admiten. Una maleta suele estar incluida en vuelos internacionales largos y rara vez dentro de Estados Unidos.',
      'Las maletas que la aerolínea vende por medio de nosotros se agregan antes de pagar el vuelo. Lo demás que no está incluido se paga a la aerolínea, y pagar en línea antes del viaje casi siempre cuesta menos que en el aeropuerto. Cuando no lo sabemos, esta página y su vuelo dicen “Pregúntenos”: llame y lo averiguamos para su vuelo. Tamaños y pesos cambian: vea los de la aerolínea que opera su vuelo.',
    ],
    sections: [
      {
        heading: 'Cómo leer las tablas',
        text: 'Los cargos están en dólares, para un viajero en una dirección, como se piden en el aeropuerto por una maleta que no se pagó antes. Una aerolínea con una sola fila tiene una regla para todas sus tarifas económicas; si no, cada una de nuestras tarifas, Básica, Clásica y Flexible, aparece con la suya. “Con cargo” quiere decir que la aerolínea fija el monto según el vuelo y el día. Son las reglas con que este sitio muestra, ordena y filtra las tarifas. Una tarifa con maleta puede costar menos que la más baja con el cargo encima: el filtro de equipaje la encuentra.',
      },
      {
        heading: 'Qué tan confiables son estos datos',
        text: 'La última columna nombra el sitio de la aerolínea y el mes desde el que conocemos sus reglas. No las hemos comparado desde entonces, y las aerolíneas las cambian sin aviso: decide la página de la aerolínea, así que consúltela antes de viajar. Cuando una aerolínea nos dice con la tarifa qué incluye, eso aparece junto a su vuelo y prevalece sobre estas tablas. Los socios de programas de viajero frecuente, quienes tienen tarjetas de la aerolínea y los militares a menudo llevan maletas sin cargo.',
      },
    ],
    tables: BAGGAGE_TABLES,
  },
  serviceFees: {
    heading: 'Nuestros cargos por servicio',
    title: 'Nuestros cargos por servicio',
    description: `Cobramos ${SAID.domesticFee} por viajero dentro de Estados Unidos y ${SAID.internationalFee} en viajes internacionales; ya está en cada precio que ve.`,
    lead: `${SAID.domesticFee} por viajero en viajes nacionales, ${SAID.internationalFee} en internacionales.`,
    paragraphs: [
      'El cargo se cobra una vez por viajero y reserva, sin importar cuántos vuelos tenga. Ya está dentro de cada precio que mostramos y aparece en su propia línea antes de pagar. Reservar por teléfono cuesta lo mismo que aquí. En viajes nacionales, por un bebé en brazos no se cobra.',
      `Si cancela dentro de las ${SAID.freeHours} horas y faltan ${SAID.freeDays} días o más para la salida, el cargo se devuelve con lo demás. Las aerolíneas pueden cobrar maletas, asientos o cambios; a eso no agregamos nada.`,
    ],
    sections: [
      {
        heading: 'Un ejemplo',
        text: `Dos adultos vuelan de Nueva York a Miami y regresan: el cargo es dos veces ${SAID.domesticFee}, o sea ${SAID.familyFee}, por todo el viaje y no por cada vuelo. Es parte del total que ve desde la primera página de resultados.`,
      },
      {
        heading: 'Lo que no cobramos',
        text: 'Buscar, las alertas de tarifa, consultarnos por teléfono, agregar un pasaporte, reenviar un correo, el recibo, aceptar un horario nuevo y cancelar. Si cancela después del primer día, no devolvemos el cargo que ya pagó, pero no cobramos otro.',
      },
      {
        heading: 'Junto a las tarifas publicadas',
        text: `${publishedFare} Así, el ahorro que aparece al lado es lo que usted realmente ahorra, incluido nuestro cargo.`,
      },
    ],
    tables: [
      serviceFeeTable({
        heading: 'El cargo por viajero',
        note: 'En dólares, por toda la reserva.',
        columns: ['Viajero', 'Dentro de Estados Unidos', 'Internacional'],
        kinds: { adult: 'Adulto, 12 años o más', child: 'Menor, de 2 a 11', infant: 'Bebé menor de 2, en brazos' },
        none: 'Ninguno',
      }),
    ],
  },
});
