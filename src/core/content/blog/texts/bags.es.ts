import type { ArticleText } from '../../pages/siteTypes';

export const bags: ArticleText = {
  heading: 'Artículo personal, maleta de mano, equipaje documentado: qué va dónde',
  title: 'Artículo personal, maleta de mano o documentada',
  description: 'Medidas que suelen pasar, qué debe ir en la cabina, quién paga si una maleta tarda y cómo comparar tarifas con equipaje.',
  lead: 'Tres clases de equipaje, tres reglamentos y una cinta métrica.',
  paragraphs: [
    'Las reglas de equipaje parecen caprichosas porque cada aerolínea escribe las suyas. En el fondo, todas reparten las maletas en las mismas tres clases. Cuando usted sabe cuál necesita, casi toda la letra pequeña trata de las otras dos.',
    'Mida con ruedas y asas. Las aerolíneas lo hacen, y en el asa se esconden dos pulgadas.',
  ],
  parts: [
    {
      heading: 'El artículo personal: bajo el asiento',
      paragraphs: [
        'Tiene que caber debajo del asiento de adelante y está incluido en casi todas las tarifas, también en las más baratas. El límite usual es de unas 18 por 14 por 8 pulgadas. Una mochila blanda de 20 a 25 litros pasa casi en cualquier parte, porque cede donde una rígida no.',
        'Para un viaje de tres o cuatro días alcanza, si los zapatos pesados van puestos. Es la mejora más barata que existe: con una sola mochila bajo el asiento, la tarifa básica cuesta lo que dice.',
      ],
    },
    {
      heading: 'La maleta de mano: en el compartimiento',
      paragraphs: [
        'La mayoría de las aerolíneas de Estados Unidos acepta 22 por 14 por 9 pulgadas. Muchas de otros países son más estrictas y además pesan: de 15 a 22 libras es común en Europa y Asia, y las de bajo costo lo hacen cumplir. Si hace conexión entre dos aerolíneas, la regla más estricta es la suya.',
        'Que sea gratis depende de la tarifa. Las estándar de las grandes aerolíneas de Estados Unidos la incluyen; algunas básicas no, y varias de bajo costo la cobran siempre. Cuesta menos al comprarla en el sitio de la aerolínea, más al hacer el check-in y lo máximo en la puerta.',
      ],
    },
    {
      heading: 'El equipaje documentado: en la bodega',
      paragraphs: [
        'Lo usual en económica son 50 libras y 62 pulgadas, es decir, largo más ancho más alto. Al pasar uno de esos límites empieza un segundo cargo, y por encima de 70 libras algunas aerolíneas dicen que no. Pese la maleta en casa: súbase a la báscula con ella y sin ella.',
        'Dentro de Estados Unidos, la primera maleta casi siempre se paga en económica. En vuelos internacionales largos suele estar incluida, salvo en tarifas básicas. Decide la aerolínea que opera el primer vuelo largo, y en un mismo boleto esa regla se aplica a todo el viaje.',
      ],
    },
    {
      heading: 'Lo que nunca debe ir en la bodega',
      paragraphs: ['Algunas cosas están prohibidas abajo; otras son solo imprudentes. Lleve con usted todo esto:'],
      list: [
        'Baterías de litio de repuesto y cargadores portátiles. Están prohibidos en el equipaje documentado. En la cabina se permiten hasta 100 vatios-hora, y entre 100 y 160 con aprobación de la aerolínea.',
        'Cigarrillos electrónicos, por la misma razón.',
        'Medicinas, lentes, llaves, documentos y lo que necesita la primera noche.',
        'Joyas, dinero, cámaras. En vuelos nacionales, las aerolíneas excluyen mucho de eso de lo que pagan.',
      ],
    },
    {
      heading: 'Cuando una maleta tarda, se daña o no aparece',
      paragraphs: [
        'Repórtelo antes de salir del aeropuerto, en el mostrador de la aerolínea del último vuelo, y guarde el número de expediente. En viajes internacionales, el Convenio de Montreal le da siete días para reclamar por escrito un daño y 21 para reclamar por demora. La aerolínea debe pagar gastos razonables mientras espera; guarde los recibos del cepillo y la camisa.',
        'Hay un máximo. En vuelos nacionales es de $4,700 por pasajero desde enero de 2025; en los internacionales se fija en la unidad llamada DEG y ronda los $2,000. Y si pagó por una maleta que llega con una demora significativa, más de 12 horas después de un vuelo nacional, o de 15 a 30 horas después de uno internacional, las reglas federales le devuelven ese cargo, siempre que lo haya reportado.',
      ],
    },
    {
      heading: 'Los líquidos, por última vez',
      paragraphs: [
        'En la cabina: envases de hasta 3.4 onzas, todos en una bolsa transparente de un cuarto de galón. Las medicinas y la comida de bebé están exentas en cantidad razonable. Algunos aeropuertos con escáneres nuevos permiten más, pero tal vez no aquel desde el que regresa. La crema de cacahuate y el yogur son líquidos. Un sándwich no.',
      ],
    },
    {
      heading: 'Cómo comparar tarifas con equipaje',
      paragraphs: [
        'Al lado de cada tarifa de este sitio está lo que incluye, y lo que la aerolínea pide por una maleta cuando nos lo dice. Indique en los resultados qué equipaje va a llevar: cada precio lo incluye y la lista muestra qué aerolínea es de verdad más barata para usted.',
        'El equipaje se paga a la aerolínea y no a nosotros, y casi siempre menos en línea antes del viaje que en el mostrador. A ese precio no le sumamos nada.',
      ],
    },
  ],
};
