import type { ArticleText } from '../../pages/siteTypes';

export const flyingWithABaby: ArticleText = {
  heading: 'Volar con un bebé en brazos',
  title: 'Volar con un bebé en brazos: costo, papeles, asientos',
  description: 'Cuánto cuesta un bebé en brazos, qué papeles piden, qué fila vale la pena y cuándo es mejor un asiento propio.',
  lead: 'Antes de los dos años puede viajar en brazos. Esto es lo que cuesta y lo que hace falta.',
  paragraphs: [
    'Un bebé convierte un vuelo en logística, y casi toda se resuelve en la mesa de la cocina. Las reglas son pocas: un bebé por cada adulto, menor de dos años en todos los días de viaje, y reservado como cualquier otro viajero.',
    'Esto último es lo que se olvida. Un bebé en brazos no tiene asiento, pero debe estar en la reserva, porque la aerolínea cuenta a todas las personas a bordo y guarda un chaleco para cada una.',
  ],
  parts: [
    {
      heading: 'Cuánto cuesta',
      paragraphs: [
        'Dentro de Estados Unidos, un bebé en brazos por lo general vuela gratis; tampoco cobramos por él cargo por servicio. En viajes internacionales las aerolíneas piden una parte de la tarifa de adulto, casi siempre un diez por ciento, y pueden sumarse los impuestos del otro país. El diez por ciento de una tarifa de clase ejecutiva es bastante dinero: mire el total antes de pasarse a la cabina de adelante.',
        'En el formulario de búsqueda, elija un bebé por cada adulto que lo lleve. Los resultados muestran el precio de todo el grupo, con el bebé.',
      ],
    },
    {
      heading: 'El segundo cumpleaños',
      paragraphs: [
        'La edad se cuenta el día de cada vuelo. Un niño que cumple dos años durante el viaje puede salir en brazos y necesita asiento para regresar. Las aerolíneas lo resuelven de formas distintas: unas quieren dos reservas, otras lo cotizan en una. Reserve ese viaje por teléfono y el asiento estará allí.',
      ],
    },
    {
      heading: 'Un asiento propio',
      paragraphs: [
        'La Administración Federal de Aviación lo dice sin rodeos: el lugar más seguro para un bebé es una silla infantil aprobada para aviones, en su propio asiento. En una turbulencia repentina, los brazos no alcanzan, y nadie tiene la culpa. Si la tarifa lo permite, y sobre todo en un vuelo largo, vale la pena pensarlo.',
        'Busque la etiqueta de la silla: debe decir que está certificada para vehículos y aviones. Va junto a la ventana, para que nadie tenga que pasar por encima, y nunca en una fila de salida. Si quiere un asiento para un menor de dos años, llámenos y lo reservamos en la misma reserva.',
      ],
    },
    {
      heading: 'Papeles',
      paragraphs: [
        'En vuelos nacionales, la Administración de Seguridad en el Transporte no pide identificación a los niños. La aerolínea sí puede pedir una prueba de edad, y si el bebé parece grande, la pregunta llega. Lleve una copia del acta de nacimiento.',
        'En el extranjero no hay excepciones: toda persona necesita pasaporte, también un recién nacido. A los menores de 16 años se les emite por cinco años, en persona y por lo general con ambos padres. Si viaja sin el otro padre, lleve una carta de consentimiento firmada y notariada. Varios países la exigen por ley, y nuestros propios agentes fronterizos también pueden pedirla.',
      ],
    },
    {
      heading: 'Qué asientos escoger',
      paragraphs: [
        'En vuelos largos, algunos aviones tienen moisés, unas camitas que se cuelgan en la pared frente a la primera fila de una cabina. Son pocos, tienen un límite de peso, a menudo unas 22 libras, y la aerolínea los da si se piden. Pídalo en cuanto haya reservado; podemos transmitir la solicitud.',
        'Esa fila tiene desventajas: en el despegue no puede haber nada en el piso, y los descansabrazos no se levantan. Sin moisés, preferimos un asiento de pasillo en la parte de atrás, más cerca de los baños y de la cocina, donde se puede estar de pie y arrullar.',
      ],
    },
    {
      heading: 'Qué puede llevar',
      paragraphs: ['Las cosas del bebé tienen reglas propias, y son amables:'],
      list: [
        'Casi todas las aerolíneas reciben sin costo un cochecito y una silla de auto, en el mostrador o en la puerta.',
        'La fórmula, la leche materna y la comida de bebé pueden pasar de 3.4 onzas en el control, en cantidad razonable, aunque el bebé no vaya con usted. Sáquelas y avise.',
        'También se permiten los geles fríos para conservarlas, congelados o no.',
        'La pañalera suele contar aparte de su artículo personal. En vuelos nacionales, un bebé en brazos rara vez tiene equipaje propio; en los internacionales, a menudo una maleta pequeña. Lea la página de la aerolínea.',
      ],
    },
    {
      heading: 'Durante el vuelo',
      paragraphs: [
        'Dele de comer durante el descenso más que en el ascenso. Tragar ayuda a los oídos, y la presión que duele es la de bajada. Vístalo en capas, lleve el doble de los pañales que calcula y una camisa limpia para usted; eso es lo que nadie cuenta.',
        'Escoja el vuelo por el sueño y no solo por la tarifa. Uno sin escalas que sale a la hora de la siesta es mejor que dos más cortos alrededor de ella, aunque cueste un poco más. Y cuando llegue el llanto: todos a su alrededor tienen hijos o fueron niños.',
      ],
    },
  ],
};
