/** Preguntas y respuestas: questions and answers in US Spanish. Each says what the product does (content.21). */
import { publishedFare } from '../../messages/flights/fares/publishedFare.es';
import type { Brand } from '../../brand';
import { SAID } from './said';
import type { PageFinder, PageText, TextSection } from '../siteTypes';

const group = (name: string, sections: readonly TextSection[]): readonly TextSection[] =>
  sections.map((section) => ({ ...section, group: name }));

/** What the field over the questions says. */
export const questions: PageFinder = {
  label: 'Buscar una pregunta',
  one: '1 pregunta',
  many: '{n} preguntas',
  none: 'Ninguna pregunta tiene esas palabras. Llámenos: respondemos a cualquier hora.',
};

export const faq = (b: Brand): PageText => ({
  heading: 'Preguntas frecuentes',
  title: 'Preguntas frecuentes',
  description: 'Precios, cargos, equipaje, cambios, cancelaciones, reembolsos y nombres en los boletos: lo que más nos preguntan.',
  lead: 'Lo que más nos preguntan los viajeros, con respuestas breves.',
  paragraphs: [],
  sections: [
    ...group('Búsqueda y precios', [
      {
        heading: '¿El precio es final?',
        text: 'Sí. Incluye todos los impuestos, los cargos obligatorios y nuestro cargo por servicio. Lo confirmamos con la aerolínea cuando elige el vuelo y otra vez antes de pagar; si cambió, usted ve el precio anterior y el nuevo, y decide. Aparte solo queda lo que usted elija, como asientos o una maleta: lo que la aerolínea vende por medio de nosotros tiene su precio antes de pagar y está en el total.',
      },
      {
        heading: '¿Cuánto es el cargo por servicio?',
        text: `${SAID.domesticFee} por viajero en viajes dentro de Estados Unidos y ${SAID.internationalFee} en viajes internacionales, una vez por reserva. Está dentro de cada precio que ve y en su propia línea antes de pagar. Reservar por teléfono cuesta lo mismo.`,
      },
      {
        heading: '¿Por qué cambió el precio entre la búsqueda y el pago?',
        text: 'Las aerolíneas venden cada vuelo por niveles de tarifa, y alguien pudo comprar el último asiento de un nivel mientras usted leía. En cada paso de la reserva volvemos a consultar a la aerolínea. Si la respuesta es otra, usted ve los dos precios y la diferencia, y no se cobra nada hasta que acepte el nuevo. Si bajó, paga menos.',
      },
      {
        heading: '¿Con cuánta anticipación puedo reservar?',
        text: `Hasta ${SAID.windowDays} días antes, más o menos cuando las aerolíneas abren la venta. Y a última hora, vendemos un vuelo hasta ${SAID.lastSaleMinutes} minutos antes de que salga, aunque la aerolínea puede cerrar el check-in antes de que usted alcance a llegar al aeropuerto.`,
      },
      {
        heading: '¿De dónde vienen los descuentos?',
        text: `Algunas aerolíneas dan a las agencias una tarifa neta: el mismo asiento por menos. ${publishedFare} Al lado está lo que usted ahorra en dólares. Donde no tenemos tarifa neta, paga lo que pide la aerolínea más nuestro cargo.`,
      },
      {
        heading: '¿Buscar muchas veces sube el precio?',
        text: 'No. Lo que miró antes no influye en lo que le mostramos, y la aerolínea no se entera de quién pregunta. Los precios se mueven con los asientos que quedan y con los días que faltan para la salida.',
      },
      {
        heading: '¿Pueden avisarme cuando baje una tarifa?',
        text: `Sí. En una página de resultados elija “Avísenme”, ponga su correo y diga cuánto debe bajar. Confirme con el enlace del correo que le enviamos. Revisamos la tarifa una vez al día y le escribimos solo si bajó esa cantidad; la alerta termina cuando sale el vuelo. Cada dirección puede tener ${SAID.mostAlerts} alertas.`,
      },
    ]),
    ...group('Tarifas y equipaje', [
      {
        heading: '¿Qué diferencia hay entre Básica, Clásica y Flexible?',
        text: 'La básica es la más barata: el asiento se paga o lo asigna la aerolínea, usted aborda al final y el boleto no se puede cambiar. La clásica incluye elegir asiento y se puede cambiar, casi siempre sin cargo en las aerolíneas de Norteamérica. La flexible se cambia sin cargo y la mayoría de las aerolíneas la reembolsa; las reglas junto a la tarifa dicen si es el caso. Cada vuelo muestra las tarifas en que se vende, con la diferencia de precio, y usted puede cambiar de tarifa hasta que paga.',
      },
      {
        heading: '¿Qué equipaje está incluido?',
        text: 'Cada vuelo dice qué incluye su tarifa: artículo personal, equipaje de mano y maleta documentada, o cuánto cobra la aerolínea por ellos. Si la aerolínea vende maletas por medio de nosotros, las agrega antes de pagar. Las demás se pagan a la aerolínea; en línea, antes del día del viaje, casi siempre cuestan menos que en el aeropuerto. Nuestra página de cargos por equipaje tiene una tabla de todas las aerolíneas.',
      },
      {
        heading: '¿Cómo elijo el asiento?',
        text: `En un mapa de la cabina antes de pagar, con el precio de cada asiento, si la aerolínea nos comparte su mapa. Si no, elija con la aerolínea después de reservar: su código está en la confirmación. Si necesitan asientos juntos o un pasillo por razones médicas, llame al ${b.esPhone} y se lo pedimos a la aerolínea.`,
      },
      {
        heading: '¿Qué es una conexión por cuenta propia?',
        text: 'Una conexión con dos boletos separados. Entre un vuelo y otro usted recoge las maletas y hace el check-in otra vez, y si el primero se retrasa, la segunda aerolínea no le debe nada. Esos viajes están marcados antes de elegirlos, igual que los cambios de aeropuerto, las esperas de noche y las conexiones cortas.',
      },
    ]),
    ...group('Viajeros y documentos', [
      {
        heading: '¿Qué nombre va en el boleto?',
        text: 'El de cada viajero, exactamente como está en el documento que mostrará en el aeropuerto; en viajes al extranjero, como en el pasaporte. Después solo se corrigen errores pequeños, en “Mi reserva”: lea los nombres una vez más antes de pagar.',
      },
      {
        heading: '¿Qué hago si escribí mal un nombre?',
        text: `Abra su reserva en “Mi reserva” y presione “Corregir el nombre”: hasta tres letras, nombre y apellidos intercambiados o un segundo nombre, una vez, hasta ${SAID.nameHours} horas antes de la salida. Para un nuevo nombre legal o una fecha de nacimiento, llámenos. Ninguna aerolínea pasa el boleto a otra persona; dentro de nuestras ${SAID.freeHours} horas de cancelación gratis puede cancelar y reservar otra vez.`,
      },
      {
        heading: '¿Puedo reservar para un bebé?',
        text: 'Los menores de dos años viajan en brazos de alguien de 18 años o más, uno por persona; usted indica quién lleva a quién. Quien cumple dos años antes de que termine el viaje necesita un asiento desde el principio: busque con un niño. Un asiento para un menor de dos años, o un bebé que aún no nació, se reserva por teléfono.',
      },
      {
        heading: '¿Puedo reservar un asiento adicional?',
        text: 'Por teléfono: para un viajero de talla grande, un instrumento u otro equipaje de mano que necesite su propio asiento. No lo escriba como viajero; la aerolínea lo agrega al boleto de su dueño.',
      },
      {
        heading: '¿Puede un menor volar solo?',
        text: 'Desde los 15 años, sí. Todo menor de 15 necesita a alguien de 18 o más en la misma reserva hecha en este sitio. Cada aerolínea fija sus edades y cargos para menores sin acompañante. Llámenos y le decimos qué aerolíneas de su ruta aceptan a un menor solo.',
      },
      {
        heading: '¿Cuántas personas puedo reservar a la vez?',
        text: `Hasta ${SAID.mostTravelers} viajeros en una reserva. Para un grupo más grande, llámenos: las aerolíneas tienen tarifas de grupo desde diez viajeros, con nombres que se pueden dar después.`,
      },
      {
        heading: '¿Necesito el pasaporte para reservar?',
        text: `No para reservar. En viajes al extranjero puede agregar los pasaportes ahora o después, hasta ${SAID.passportHours} horas antes de la salida, en la página donde encuentra su reserva.`,
      },
      {
        heading: '¿Dónde pongo mi número de viajero conocido?',
        text: 'En el paso de los viajeros, debajo del nombre. Es su número de TSA PreCheck o de Global Entry y es opcional. Si lo olvidó, agréguelo en “Mi reserva” hasta la salida; lo mejor es antes del check-in.',
      },
      {
        heading: '¿Cómo pido una silla de ruedas u otra ayuda?',
        text: `Al ingresar los viajeros de su reserva: marque una silla de ruedas, un animal de servicio, o que alguien es una persona sorda o ciega. Lo transmitimos a la aerolínea, que presta la ayuda en el aeropuerto sin costo. Para una reserva ya hecha, llame al ${b.esPhone} con su código al menos 48 horas antes de la salida.`,
      },
    ]),
    ...group('Pago', [
      {
        heading: '¿Cuándo se cobra mi tarjeta?',
        text: 'Primero se autoriza, y se cobra solo cuando la aerolínea ya reservó sus asientos. Si la reserva falla, la autorización se libera y usted no paga nada. Aceptamos Visa, Mastercard, American Express, Discover, Diners Club y JCB.',
      },
      {
        heading: '¿Por qué mi banco me pide confirmar?',
        text: 'Muchos bancos revisan los pagos en línea con un código o un toque en su aplicación. La pregunta viene de su banco y se abre dentro de la página; su respuesta va solo al banco. Si la cierra, no se cobra nada y puede intentar de nuevo o usar otra tarjeta.',
      },
      {
        heading: 'Mi pago falló. ¿Tengo que escribir todo otra vez?',
        text: 'No. El vuelo, los viajeros y el contacto quedan como los escribió; solo hay que escribir otra vez la tarjeta, porque nunca la guardamos. La página dice por qué la rechazó el banco, hasta donde el banco nos lo dice.',
      },
      {
        heading: 'Hice clic dos veces. ¿Pagué dos veces?',
        text: 'No. Un segundo clic, recargar la página o abrir otra ventana del mismo viaje es el mismo pago para nuestro servidor. Si además del cobro ve en su banco una línea pendiente, es una autorización y desaparece sola.',
      },
      {
        heading: '¿Dónde está mi recibo?',
        text: 'Abra su reserva con el código y su correo y presione “Guardar recibo”. Dice qué se cobró y qué se devolvió, por fecha. El correo que confirma la reserva tiene las mismas líneas.',
      },
    ]),
    ...group('Cambios, cancelaciones y reembolsos', [
      {
        heading: '¿Puedo cancelar?',
        text: `Gratis dentro de las ${SAID.freeHours} horas de reservar, si faltan ${SAID.freeDays} días o más para la salida. Es una política nuestra y también devolvemos nuestro cargo. Después se aplican las reglas de su tarifa; antes de cancelar le decimos cuánto recibiría.`,
      },
      {
        heading: '¿Cómo cancelo?',
        text: 'Abra “Mi reserva” con el código y su correo y presione “¿Cuánto recibiría?”. Verá el reembolso, lo que retiene la aerolínea y lo que retenemos nosotros. Nada se cancela hasta que presione otra vez. Si prefiere que lo haga una persona, envíe el formulario de cancelación o llame.',
      },
      {
        heading: '¿Cuándo recibo mi reembolso?',
        text: `Lo enviamos a la tarjeta con la que pagó en cuanto la aerolínea libera los asientos, casi siempre en minutos. Las normas de EE. UU. dan ${SAID.refundDaysCard} días hábiles para una tarjeta y ${SAID.refundDaysOther} días calendario para cualquier otra forma de pago. Su banco puede tardar unos días más en mostrarlo.`,
      },
      {
        heading: '¿Devuelven su cargo si cancelo?',
        text: `Dentro de las ${SAID.freeHours} horas, y cuando la aerolínea cancela o cambia de forma importante su vuelo, sí. Si cancela después por motivos propios, no lo devolvemos, y aparece en su propia línea en la cotización.`,
      },
      {
        heading: '¿Puedo cambiar el vuelo?',
        text: 'Depende de su tarifa. Sus reglas están junto al vuelo antes de pagar: cuánto cuesta un cambio, o que no se permite. Abra su reserva en “Mi reserva” y presione “Elegir vuelos nuevos”: ve los vuelos nuevos y el precio completo antes de que algo cambie. Los vuelos en boletos separados se cambian por teléfono.',
      },
      {
        heading: '¿Qué pasa si la aerolínea cambia mi vuelo?',
        text: `Le escribimos con los horarios anteriores y los nuevos, y su reserva muestra los dos. Puede aceptar, o llamarnos para buscar otro vuelo. Si saldría ${SAID.changedHours} horas antes o llegaría ${SAID.changedHours} horas después dentro de Estados Unidos (${SAID.changedHoursAbroad} en un viaje internacional), o si cambia el aeropuerto, hay más escalas o la cabina es inferior, también puede cancelar y recibir el reembolso completo.`,
      },
      {
        heading: '¿Y si pierdo un vuelo de mi viaje?',
        text: 'Llámenos, o llame a la aerolínea, antes de que salga, si puede. Un boleto se usa en orden: si no aborda un vuelo y no avisa, casi siempre pierde los que siguen, incluido el regreso.',
      },
    ]),
    ...group('Su reserva y sus datos', [
      {
        heading: '¿Cómo encuentro mi reserva otra vez?',
        text: 'Con el código de seis letras y números y el correo que dio al reservar, en “Mi reserva”. Si perdió el código, llámenos con los nombres de los viajeros y el día de salida.',
      },
      {
        heading: 'No recibí el correo de confirmación. ¿Qué hago?',
        text: 'Busque primero en la carpeta de correo no deseado. Luego abra su reserva y presione “Enviar el correo otra vez”; va a la dirección de la reserva. La reserva no depende del correo: lo que muestra la página es lo que tiene la aerolínea.',
      },
      {
        heading: '¿Puedo ver mi itinerario sin conexión?',
        text: 'Sí. Un dispositivo que ya mostró su reserva la abre otra vez sin conexión, con los vuelos en hora local. “Imprimir” guarda todo en papel o como PDF, y “Agregar al calendario” pone los vuelos en su calendario.',
      },
      {
        heading: '¿Qué hacen con mis datos?',
        text: 'Pasamos a la aerolínea lo que necesita para llevarlo, guardamos la reserva para poder ayudarle y no vendemos nada. La política de privacidad nombra cada tipo de dato con los días que se guarda. Para borrar los suyos, escríbanos con su código de reserva.',
      },
      {
        heading: '¿Por qué el sitio dice modo de prueba?',
        text: 'Mientras se ve esa línea, los vuelos y los pagos son sustitutos: no se emite ningún boleto real ni se mueve dinero real. Está en cada página para que nadie vaya al aeropuerto con una reserva de prueba.',
      },
      {
        heading: '¿Puedo reservar por teléfono?',
        text: `Sí, a cualquier hora, en español o en inglés, a los precios de este sitio. Si ya está mirando un vuelo, presione “¿Va a llamarnos? Pida un código” y léanos el código al ${b.esPhone}: vemos el mismo vuelo y el mismo precio.`,
      },
    ]),
  ],
});
