import type { ArticleText } from '../../pages/siteTypes';

export const howFarAheadToBuy: ArticleText = {
  heading: 'Con cuánta anticipación comprar, sin cuentos',
  title: '¿Con cuánta anticipación comprar un vuelo?',
  description: 'Plazos que suelen cumplirse, por qué no hay un día mágico y cómo saber cuándo el precio que ve ya es bueno.',
  lead: 'No existe el martes mágico. Existen plazos, y saber cuándo dejar de buscar.',
  paragraphs: [
    'Cada año alguien publica el día más barato para reservar, con exactitud, a partir de millones de búsquedas. Las cifras son promedios reales, y un promedio sirve de muy poco para el único viaje que usted planea. Su vuelo no sabe que debería ser barato 47 días antes.',
    'Lo que sigue se cumple con suficiente frecuencia para actuar, con sus razones, de modo que pueda ver cuándo su viaje es la excepción.',
  ],
  parts: [
    {
      heading: 'La forma de un precio en el tiempo',
      paragraphs: [
        'Los boletos salen a la venta unos once meses antes; este sitio vende con 330 días de anticipación. Las primeras tarifas pocas veces son las mejores. La aerolínea no tiene por qué rebajar un vuelo que todavía no puede juzgar: abre alto y espera.',
        'Después viene un tramo largo y plano con bajadas: una oferta, la ruta nueva de un competidor, un nivel de tarifa bajo que se reabre. Cerca del final la curva sube, porque quien compra en las últimas dos semanas casi siempre tiene que viajar. Las rutas de negocios suben temprano y mucho; las de vacaciones, tarde y a veces nada.',
      ],
    },
    {
      heading: 'Plazos que suelen cumplirse',
      paragraphs: [
        'En la mayoría de las rutas dentro de Estados Unidos, las tarifas bajas aparecen de tres a ocho semanas antes de la salida. Para viajes al extranjero conviene empezar a mirar antes y estar listo para comprar de dos a cinco meses antes. Tome ambos plazos como el tiempo de mirar con atención, no como una promesa.',
      ],
      list: [
        'Día de Acción de Gracias, Navidad y vacaciones de primavera: mire a fines del verano o principios del otoño. Los buenos horarios se van primero, y con ellos los niveles de tarifa más baratos.',
        'Verano en Europa: mire en invierno. Las tarifas de junio y julio rara vez bajan después de abril.',
        'Un viaje entre semana en enero, febrero o septiembre: puede esperar, y muchas veces tendrá premio.',
      ],
    },
    {
      heading: 'Importa más el día en que vuela que el día en que compra',
      paragraphs: [
        'La creencia de que las tarifas bajan los martes por la noche viene de cuando las aerolíneas cargaban sus ofertas una vez por semana. Hoy cambian los precios a toda hora. Lo que queda es la diferencia entre los días de viaje: los vuelos de martes, miércoles y sábado suelen costar menos que los de viernes y domingo, porque menos gente los quiere.',
        'Mover la salida un día suele ahorrar más que meses de espera. Alrededor de cada resultado mostramos el precio más bajo de los días cercanos y, para un viaje de ida y vuelta, una tabla de las dos fechas. Gaste su paciencia primero allí.',
      ],
    },
    {
      heading: 'Cuándo dejar de buscar',
      paragraphs: [
        'Decida antes de buscar cuánto vale el viaje para usted. Después mire lo que dicen los resultados: donde sabemos lo suficiente, indican si el precio de hoy es bajo, normal o alto para esa ruta. Si es normal o bajo y está por debajo de su cifra, compre. El ahorro del momento perfecto es menor de lo que se piensa, y el costo de perder una tarifa decente lo paga todo el grupo.',
        'Use el día gratuito como red. Reserve al precio que acepta y mire otra vez la noche siguiente. Si bajó y faltan 7 días o más, cancele dentro de las 24 horas y tome la más baja. Si subió, ya ganó.',
      ],
    },
    {
      heading: 'Que vigile una alerta',
      paragraphs: [
        'Para un viaje que está a meses, ponga una alerta con la baja que lo haría actuar: $20, $50, $100 o una parte de la tarifa. Revisamos una vez al día y le escribimos solo cuando la tarifa más baja ha bajado esa cantidad desde la última que le informamos. El silencio significa que no pasó nada que valga su tiempo.',
      ],
    },
    {
      heading: 'Tres casos en los que esperar pierde',
      paragraphs: [
        'Primero, un grupo grande. Seis viajeros necesitan seis asientos en el mismo nivel de tarifa, y los bajos tienen pocos; cada semana es menos probable. Segundo, un lugar con un vuelo al día o con una sola aerolínea: sin rival, nadie tiene que ceder. Tercero, un evento con fecha. La ciudad que recibe un campeonato o un eclipse tiene el día publicado, y las aerolíneas saben leer.',
        'En esos casos compre en cuanto los planes estén firmes, y si no lo están del todo, a una tarifa que se pueda cambiar. La tranquilidad vale la diferencia.',
      ],
    },
  ],
};
