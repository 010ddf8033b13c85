/** Documentos para un viaje, cada uno con el mes en que se conoció y la autoridad que dice qué rige hoy. */
import type { PageText } from '../../siteTypes';
import { OFFICIAL, sourcesIn } from './official';

export const official = sourcesIn({ language: 'es-US', asOf: (month) => `A ${month}; lo que rige hoy:` });

export const visaInfo: PageText = {
  heading: 'Información de visas',
  title: 'Visas, ETIAS, EES, ESTA y REAL ID',
  description:
    'Pasaportes, EES y ETIAS de Europa, ETA británica, ESTA para visitantes, REAL ID y TSA ConfirmID: qué se pide, desde cuándo, y la página oficial de cada uno.',
  lead: 'Revise los documentos antes de reservar, no en el aeropuerto.',
  paragraphs: [
    'Muchos países exigen un pasaporte vigente seis meses después de la llegada, y varios piden una autorización electrónica o una visa antes de volar, incluso para una visita corta. Cambiar de avión en un tercer país puede exigir un documento propio. Lo que sigue lleva fecha: antes de viajar, abra el enlace de cada parte.',
    'El nombre del boleto debe ser el del pasaporte. Pedimos los datos del pasaporte solo cuando el viaje sale del país y la aerolínea los necesita. Una aerolínea puede negar el abordaje a quien no lleva los documentos correctos, y ese boleto no se reembolsa.',
  ],
  sections: [
    {
      heading: 'Pasaportes',
      text: 'Viajeros de cualquier edad necesitan su propio pasaporte en un vuelo internacional, también los bebés. Para estar seguro, cuente seis meses de validez desde la llegada; si un país de su viaje pide más de lo que su pasaporte tiene, la reserva le avisa y nombra la regla. El pasaporte de Estados Unidos de un menor de 16 años tiene una vigencia de cinco años.',
      source: official('2025-12', ...OFFICIAL.childPassports),
    },
    {
      heading: 'Europa: el Sistema de Entradas y Salidas (EES)',
      text: 'Los países del espacio Schengen empezaron a usarlo el 12 de octubre de 2025 y anunciaron que estaría en todos los pasos fronterizos desde el 10 de abril de 2026. Un agente o una máquina lee su pasaporte y toma una foto y, en el primer viaje, las huellas; con eso, y no con sellos, se cuentan los días de su estancia. Es gratis y no se pide nada antes. La primera vez tarda más: deje tiempo en una conexión. Una visita sin visa sigue siendo de 90 días de cada 180.',
      source: official('2025-12', ...OFFICIAL.europe),
    },
    {
      heading: 'Europa: la autorización de viaje (ETIAS)',
      text: 'La Unión Europea anunció ETIAS para el último trimestre de 2026: un formulario en línea para visitantes que no necesitan visa, entre ellos los ciudadanos de Estados Unidos. Costará 20 euros, nada para menores de 18 y mayores de 70 años, y tendrá una vigencia de tres años o lo que dure el pasaporte. Está previsto un período de al menos seis meses en el que a nadie se le niega la entrada por no tenerla. La página oficial dice si ya empezó, y es también el único lugar para solicitarla.',
      source: official('2025-12', ...OFFICIAL.europe),
    },
    {
      heading: 'Reino Unido: ETA',
      text: 'Los ciudadanos de Estados Unidos necesitan una ETA para una visita desde el 8 de enero de 2025, también los niños y los bebés. Tiene una vigencia de dos años o lo que dure el pasaporte, para cualquier número de visitas, y cuesta 16 libras desde abril de 2025. Desde el 25 de febrero de 2026 las aerolíneas debían negar el abordaje sin ella. Solicítela en la aplicación o en la página oficial, con el pasaporte con el que viajará.',
      source: official('2025-12', ...OFFICIAL.ukEta),
    },
    {
      heading: 'Otros países con formulario propio',
      text: 'Australia y Nueva Zelanda también piden una autorización electrónica a los ciudadanos de Estados Unidos; otros países, un formulario de llegada en línea o una visa, y algunos lo cambian de un año a otro. El Departamento de Estado tiene una página de cada país con la validez del pasaporte, las visas y los formularios. Use el sitio del propio gobierno: las copias cobran más por lo mismo.',
      source: official('2025-12', ...OFFICIAL.state),
    },
    {
      heading: 'Visitantes en Estados Unidos: ESTA',
      text: 'Los ciudadanos de los países del Programa de Exención de Visa necesitan un ESTA para volar aquí, y también para cambiar de avión aquí. Solicítelo al menos 72 horas antes de salir. Tiene una vigencia de dos años o lo que dure el pasaporte, y cuesta 40 dólares desde el 30 de septiembre de 2025. Los demás necesitan una visa; los residentes permanentes muestran su tarjeta de residencia.',
      source: official('2025-12', ...OFFICIAL.esta),
    },
    {
      heading: 'Vuelos dentro de Estados Unidos: REAL ID',
      text: 'Desde el 7 de mayo de 2025, los viajeros desde los 18 años muestran una licencia o identificación que cumple las reglas REAL ID (casi siempre con una estrella), un pasaporte u otro documento de la lista oficial. Los menores de 18 no necesitan ninguna dentro del país, aunque la aerolínea puede pedir que se compruebe la edad de un bebé.',
      source: official('2025-12', ...OFFICIAL.realId),
    },
    {
      heading: 'Sin identificación aceptada: TSA ConfirmID',
      text: 'La TSA anunció en diciembre de 2025 que, desde el 1 de febrero de 2026, quien llega al control sin identificación aceptada puede pagar 45 dólares por TSA ConfirmID, otra manera de comprobar quién es. El pago cubre diez días de viaje. Puede tardar, y nadie promete que resulte: lo más seguro es un pasaporte.',
      source: official('2025-12', ...OFFICIAL.identification),
    },
    {
      heading: 'Cambiar de avión en otro país',
      text: 'Algunos países exigen una visa de tránsito aunque no se salga del aeropuerto, y donde hace falta visa para entrar, también hace falta para recoger una maleta y volver a entregarla. Al regresar a Estados Unidos, todos pasan inmigración y aduana en el primer aeropuerto (antes de salir, en vuelos de algunos aeropuertos como Toronto y Dublín): deje al menos una hora y media para esa conexión.',
    },
    {
      heading: 'Niños con uno de los padres',
      text: 'Varios países piden una carta notariada del padre o la madre que se queda en casa. Las aerolíneas la revisan en el check-in: llévela en el idioma del destino o en inglés.',
    },
  ],
};
