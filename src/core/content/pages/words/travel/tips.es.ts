/** Lo que conviene saber antes de volar con un animal, un niño solo, un embarazo, medicinas o líquidos. */
import type { Brand } from '../../../brand';
import type { PageText } from '../../siteTypes';
import { OFFICIAL } from './official';
import type { TravelPage } from './tips.en';
import { official, visaInfo } from './visa.es';

export const travelPages = (b: Brand): Readonly<Record<TravelPage, PageText>> => ({
  visaInfo,
  beforeYouFly: {
    heading: 'Antes de volar',
    title: 'Antes de volar: documentos, mascotas, salud, líquidos',
    description:
      'Respuestas cortas con fecha y enlace oficial: documentos, mascotas, niños que vuelan solos, embarazo, medicinas y líquidos.',
    lead: 'Lo que es más fácil resolver en casa que en el aeropuerto.',
    paragraphs: [
      'Cada una de estas páginas es corta, dice de qué mes son sus reglas y enlaza la autoridad que dice lo que rige hoy. Las reglas de una aerolínea son las de la que opera su vuelo: su nombre está junto a cada vuelo en nuestros resultados.',
      `Si algo no cuadra con sus planes, llame al ${b.esPhone} antes de reservar. Algunas cosas, como un lugar para un animal o el acompañamiento de un niño, se piden mientras todavía hay cupo.`,
    ],
  },
  pets: {
    heading: 'Volar con una mascota',
    title: 'Volar con una mascota: perros, gatos y perros de servicio',
    description:
      'Perros y gatos en cabina, en la bodega y en otros países: bolsos, cargos, papeles de salud, reglas para regresar y perros de servicio.',
    lead: 'Un perro pequeño o un gato muchas veces puede venir. Necesita un lugar en el vuelo antes de que usted compre el boleto.',
    paragraphs: [
      'El animal se reserva con la aerolínea y no en este sitio, y cada vuelo tiene pocos lugares. Elija aquí el vuelo y llámenos antes de pagar: preguntamos a la aerolínea si lo lleva ese día, y usted reserva cuando la respuesta es sí.',
      'Las grandes aerolíneas de Estados Unidos piden de 100 a 150 dólares por trayecto por un animal en cabina (2025), que se pagan a la aerolínea. El bolso cuenta como equipaje de mano o como artículo personal, según la aerolínea.',
    ],
    sections: [
      {
        heading: 'En la cabina',
        text: 'Perros pequeños y gatos, y en pocas aerolíneas conejos o aves, viajan en un bolso blando que cabe bajo el asiento, y se quedan en él todo el vuelo. El animal debe poder pararse y darse vuelta. En el control lo saca y lo pasa en brazos, y el bolso vacío pasa por los rayos X. Cada aerolínea fija la edad mínima y cierra la cabina de algunos vuelos largos a los animales.',
        source: official('2025-12', ...OFFICIAL.whatToBring),
      },
      {
        heading: 'En la bodega',
        text: 'La mayoría de las grandes aerolíneas de Estados Unidos ya no lleva mascotas como equipaje; algunas las llevan como carga, en una jaula rígida y no con mucho calor o frío. Muchas rechazan ahí a perros y gatos de hocico corto, que respiran mal con el estrés. Pregunte antes a su veterinario: casi siempre se desaconseja sedar a un animal para volar.',
      },
      {
        heading: 'Traer un perro a Estados Unidos',
        text: 'Desde el 1 de agosto de 2024, todo perro que entra o regresa debe tener al menos seis meses y un microchip, verse sano y llevar el recibo del formulario de importación de perros de los CDC, que se llena en línea y es gratis. Un perro que en los últimos seis meses estuvo en un país con alto riesgo de rabia canina necesita más papeles. La regla se aplica también a un fin de semana en Canadá o México.',
        source: official('2025-12', ...OFFICIAL.dogs),
      },
      {
        heading: 'A otro país',
        text: 'La Unión Europea pide un microchip, una vacuna contra la rabia posterior a él y puesta al menos 21 días antes de llegar, y un certificado de salud avalado por el USDA que es válido diez días para entrar. El Reino Unido admite mascotas por avión solo como carga. Otros países, y Hawái, piden análisis de sangre con meses de anticipación o cuarentena. Empiece por la página del USDA sobre su destino.',
        source: official('2025-12', ...OFFICIAL.petTravel),
      },
      {
        heading: 'Perros de servicio',
        text: 'En vuelos hacia, desde y dentro de Estados Unidos, un perro de servicio entrenado vuela gratis en la cabina. La aerolínea puede pedir los formularios del Departamento de Transporte; si el vuelo se reservó con tiempo, hasta 48 horas antes de salir. Los animales de apoyo emocional cuentan como mascotas desde enero de 2021.',
        source: official('2025-12', ...OFFICIAL.serviceAnimals),
      },
    ],
  },
  minors: {
    heading: 'Niños que vuelan solos',
    title: 'Niños que vuelan solos: menores sin acompañante',
    description:
      'Desde qué edad las aerolíneas llevan a un niño solo, cuánto cuesta el acompañamiento, qué vuelos se permiten y cómo reservarlo.',
    lead: 'Casi todas las aerolíneas llevan a un niño desde los cinco años, con un acompañamiento que se reserva antes.',
    paragraphs: [
      `En una reserva hecha en este sitio, todo menor de 15 años necesita a alguien de 18 o más. Para un niño que viaja solo, llame al ${b.esPhone}: le decimos qué aerolíneas de su ruta lo llevan y en qué vuelos.`,
      'Desde los 15 años puede reservar aquí por su cuenta. Revise antes las reglas de la aerolínea: algunas ofrecen su acompañamiento hasta los 17 años, y hay que agregarlo por teléfono.',
    ],
    sections: [
      {
        heading: 'Edades',
        text: 'Ninguna gran aerolínea de Estados Unidos lleva solo a un niño de menos de cinco años. De los 5 a los 14, la mayoría exige su servicio para menores sin acompañante; algunas, solo hasta los 11 o 12. Los adolescentes mayores vuelan como adultos o, por un cargo, con el servicio. Las aerolíneas de bajo costo a menudo no lo tienen, y algunas no llevan solo a nadie menor de 15. En otros países las edades cambian.',
        source: official('2025-12', ...OFFICIAL.airConsumer),
      },
      {
        heading: 'Vuelos y cargos',
        text: 'A los más pequeños se los lleva casi siempre solo en vuelos sin escalas, a los mayores también con algunas conexiones; el último vuelo del día y los que se comparten con otra aerolínea suelen quedar fuera. El servicio cuesta de 50 a 150 dólares por trayecto (2025), en muchas aerolíneas lo mismo para hermanos que viajan juntos. Se paga a la aerolínea, aparte de la tarifa.',
      },
      {
        heading: 'El día del vuelo',
        text: 'Llegue temprano. El adulto que lleva al niño recibe en el mostrador un pase a la puerta y se queda hasta que el avión ha despegado. Quien lo recoge debe ser la persona que se nombró, con identificación. Dele al niño los teléfonos de ambos en papel, algo de comer y no más de lo que puede cargar.',
      },
      {
        heading: 'Al cruzar una frontera',
        text: 'El niño necesita pasaporte y, en muchos países, una carta notariada en la que ambos padres aceptan el viaje, con la dirección de la estancia. México y muchos otros países también la revisan cuando un menor sale. La embajada del destino dice qué se pide.',
        source: official('2025-12', ...OFFICIAL.state),
      },
    ],
  },
  pregnancy: {
    heading: 'Volar durante el embarazo',
    title: 'Volar durante el embarazo: semanas, cartas y comodidad',
    description: 'Hasta qué semana llevan las aerolíneas a una viajera embarazada, cuándo se pide una carta y qué hace más fácil el vuelo.',
    lead: 'Para casi todas es seguro volar hasta el último mes. Las aerolíneas tienen sus propias semanas.',
    paragraphs: [
      'Hable con su médico antes de reservar, sobre todo con gemelos, sangrado, presión alta o un parto prematuro anterior. Lo que sigue es lo que obstetras y aerolíneas dicen en general; no reemplaza un examen.',
      'Si quizá tenga que cancelar, compare las tarifas de un vuelo antes de pagar: lo que cuesta un cambio o un reembolso está junto a cada una. En las 24 horas después de reservar, cancelar con nosotros es gratis si faltan al menos siete días para la salida.',
    ],
    sections: [
      {
        heading: 'Hasta qué semana',
        text: 'El Colegio Estadounidense de Obstetras y Ginecólogos considera seguros los vuelos ocasionales en la mayoría de los embarazos, y dice que casi todas las aerolíneas los permiten hasta cerca de la semana 36. Los meses del medio, de la semana 14 a la 28, suelen ser los más fáciles. Con gemelos, y en vuelos largos, el límite suele ser antes.',
        source: official('2025-12', ...OFFICIAL.obstetricians),
      },
      {
        heading: 'Cartas',
        text: 'En las últimas semanas muchas aerolíneas piden una carta del médico o la partera; fuera de Estados Unidos, a menudo desde la semana 28: la fecha prevista del parto, si es un solo bebé, y que volar no es un riesgo. Debe tener pocos días. Decide la aerolínea que opera el vuelo, de ida y de regreso: cuente las semanas hasta el día en que vuelve.',
      },
      {
        heading: 'A bordo',
        text: 'Elija un asiento de pasillo, póngase el cinturón bajo, sobre las caderas, tome agua y camine cada una o dos horas: en el embarazo son más probables los coágulos en las piernas, y las medias de compresión ayudan. Evite las bebidas con gas antes del vuelo, porque el gas se expande con la altura.',
        source: official('2025-12', ...OFFICIAL.pregnant),
      },
      {
        heading: 'En el control, y en el destino',
        text: 'Los escáneres de los controles en Estados Unidos usan ondas de radio y no rayos X; cualquiera puede pedir una revisión manual. Consulte también la página de los CDC sobre su destino: donde hay malaria o Zika, los médicos aconsejan a las embarazadas ir en otro momento. El seguro médico de aquí suele pagar poco en otro país, y nada de un parto.',
        source: official('2025-12', ...OFFICIAL.pregnant),
      },
    ],
  },
  medication: {
    heading: 'Viajar con medicinas',
    title: 'Viajar con medicinas: pastillas, líquidos, jeringas',
    description:
      'Medicinas en el equipaje de mano, más de 3.4 onzas, jeringas y aparatos, y las medicinas que otros países no dejan entrar.',
    lead: 'En el equipaje de mano, en el frasco original, con la receta.',
    paragraphs: [
      'Lleve las medicinas con usted: una maleta documentada puede llegar un día tarde. Lleve lo que necesita para el viaje y unos días más, en los frascos con etiqueta de la farmacia, con una copia de la receta que diga la sustancia y no solo la marca.',
      'Lo que aquí es común puede estar prohibido en otra parte. Eso decide más viajes que el control: revise las reglas de cada país de su viaje, también las de aquellos donde solo cambia de avión.',
    ],
    sections: [
      {
        heading: 'En los controles de Estados Unidos',
        text: 'Las pastillas y otras medicinas sólidas pueden pasar en cualquier cantidad. Los líquidos, geles y cremas que son necesarios por salud pueden pasar de 3.4 onzas: sáquelos del bolso, avise al agente y cuente con una prueba del frasco. Las etiquetas se recomiendan y no son obligatorias, aunque los estados tienen reglas propias para las medicinas con receta.',
        source: official('2025-12', ...OFFICIAL.whatToBring),
      },
      {
        heading: 'Insulina, jeringas, aparatos',
        text: 'Las jeringas se permiten junto a la medicina para la que son, y también bolsas de hielo, plumas, inhaladores y EpiPens. Con una bomba de insulina o un sensor de glucosa puede pedir una revisión manual en vez del escáner. Los aparatos para respirar no cuentan como bolso en las aerolíneas de Estados Unidos; las baterías de repuesto van en la cabina, con los contactos cubiertos.',
        source: official('2025-12', ...OFFICIAL.packSafe),
      },
      {
        heading: 'En otros países',
        text: 'Muchos países admiten 30 días de una receta y piden una carta del médico para más. Algunos prohíben lo que aquí es común: Japón no admite anfetaminas como Adderall y limita algunas medicinas para el resfriado; Singapur y los Emiratos Árabes Unidos piden un permiso previo para analgésicos fuertes y sedantes. La embajada del destino responde por su medicina.',
        source: official('2025-12', ...OFFICIAL.medicineAbroad),
      },
      {
        heading: 'Al entrar a Estados Unidos',
        text: 'Declare las medicinas en la aduana y llévelas en su envase original, con una receta o una carta en inglés. Como regla general traiga lo que usted necesita, para no más de 90 días. La marihuana sigue siendo ilegal según la ley federal, permita lo que permita el estado al que llega.',
        source: official('2025-12', ...OFFICIAL.customs),
      },
    ],
  },
  liquids: {
    heading: 'Líquidos en el equipaje',
    title: 'Líquidos en el equipaje de mano y en el documentado',
    description:
      'La regla de las 3.4 onzas y lo que queda fuera, botellas libres de impuestos con conexión, alcohol y aerosoles, aeropuertos de otros países.',
    lead: 'Frascos pequeños en una bolsa; las medicinas y la comida del bebé, aparte; lo demás, en la maleta documentada.',
    paragraphs: [
      'En los controles de Estados Unidos cada envase del equipaje de mano lleva como máximo 3.4 onzas (100 mililitros), y todos caben en una bolsa transparente de un cuarto de galón. Cuenta el tamaño del envase y no lo que queda dentro.',
      'Geles, cremas, pastas y aerosoles cuentan como líquidos: pasta de dientes, crema de cacahuate, yogur, maquillaje. La comida sólida, el jabón en barra y una botella vacía, no.',
    ],
    sections: [
      {
        heading: 'Lo que puede ser más grande',
        text: 'Medicinas, fórmula, leche materna, jugo y comida de bebé, viaje el bebé o no, y las bolsas de hielo que los enfrían, en cantidades razonables para el viaje. Sáquelos, avise al agente antes de que empiece la revisión y cuente con unos minutos para una prueba.',
        source: official('2025-12', ...OFFICIAL.liquids),
      },
      {
        heading: 'Botellas libres de impuestos',
        text: 'Las botellas grandes de una tienda libre de impuestos de otro país pueden pasar un control de Estados Unidos en una conexión si se compraron en las últimas 48 horas, siguen en la bolsa transparente sellada y llevan dentro el recibo. Si el sello está roto o el agente tiene dudas, la botella se queda. Después de la aduana, guárdela en la maleta que recoge ahí.',
        source: official('2025-12', ...OFFICIAL.liquids),
      },
      {
        heading: 'Alcohol, aerosoles y combustible',
        text: 'En la maleta documentada la FAA no limita las bebidas de hasta 24 por ciento de alcohol; de 24 a 70 por ciento son cinco litros por viajero, en botellas sin abrir de una tienda; las más fuertes no pueden volar. La laca, el desodorante y cosas así pueden tener 18 onzas cada uno y 70 en total. El combustible, el líquido de encendedor y el aerosol contra osos se quedan en casa. No está permitido tomar a bordo de su propia botella.',
        source: official('2025-12', ...OFFICIAL.packSafe),
      },
      {
        heading: 'Aeropuertos de otros países',
        text: 'La mayoría tiene el mismo límite de 100 mililitros, en una bolsa de un litro. Algunos con escáneres nuevos quitaron o subieron el límite, lo que ayuda a la ida y no al regreso: decide el aeropuerto donde pasa el control, en cada control del viaje. Si tiene dudas, empaque para el más estricto.',
      },
    ],
  },
});
