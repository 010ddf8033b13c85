import type { ArticleText } from '../../pages/siteTypes';

export const howToReadAFare: ArticleText = {
  heading: 'Cómo leer una tarifa',
  title: 'Cómo leer una tarifa',
  description: 'Tarifa base, impuestos, cargos: cuáles son las partes del precio de un boleto y cuáles se recuperan.',
  lead: 'El precio tiene tres partes. La aerolínea fija solo una.',
  paragraphs: [
    'Dos boletos del mismo precio pueden estar hechos de cosas muy distintas. Uno puede ser casi todo tarifa y otro, la mitad impuestos; el día que usted necesite cancelar, esa diferencia es dinero. Leer las partes toma un minuto y no hace falta sumar: el total está al final.',
    'En este sitio, el primer precio que ve es el precio completo. Lo piden las reglas federales: una tarifa aérea anunciada debe incluir todos los impuestos y cargos obligatorios (14 CFR 399.84). A continuación, lo que hay detrás de esa cifra.',
  ],
  parts: [
    {
      heading: 'La tarifa base: lo que la aerolínea pide por el asiento',
      paragraphs: [
        'Es el precio de la aerolínea y la única parte que se mueve con la demanda. Sigue las reglas de la tarifa que usted eligió: si se puede cambiar, cuánto cuesta un reembolso, qué equipaje trae. Cuando se dice que una tarifa subió de la noche a la mañana, fue esta parte.',
        'En vuelos internacionales largos puede aparecer un recargo de la aerolínea, que antes se llamaba recargo por combustible. Parece un impuesto y a veces va al lado de ellos, pero se lo queda la aerolínea. La prueba es sencilla: detrás de un impuesto hay un gobierno o un aeropuerto.',
      ],
    },
    {
      heading: 'Impuestos y cargos aeroportuarios: lo que la aerolínea entrega a otros',
      paragraphs: [
        'Dentro de Estados Unidos son cuatro, y están en todos los boletos nacionales. Los fija la ley o el aeropuerto, así que dos aerolíneas en la misma ruta pagan lo mismo.',
      ],
      list: [
        'Un impuesto federal de 7.5 por ciento de la tarifa base.',
        'Un impuesto por tramo, unos pocos dólares por cada despegue, que se ajusta cada año.',
        'El cargo de seguridad del 11 de septiembre, $5.60 por cada viaje de ida.',
        'Un cargo por uso del aeropuerto de hasta $4.50 en cada aeropuerto de salida, que el aeropuerto gasta en sus edificios.',
      ],
    },
    {
      heading: 'Por qué los boletos internacionales llevan más',
      paragraphs: [
        'Un viaje al extranjero no paga aquel impuesto sobre toda la tarifa, pero sí uno de salida y otro de llegada a Estados Unidos, más los cargos de aduana, inmigración e inspección agrícola. Después el otro país suma los suyos. Londres es el ejemplo conocido: el impuesto británico a los pasajeros en un vuelo largo que sale del Reino Unido suele ser mayor que todos los estadounidenses juntos, y más alto todavía en las cabinas superiores.',
        'Eso tiene un lado práctico. Un viaje que sale de Londres paga más impuestos que uno que llega allí y regresa desde Dublín o París. Rara vez vale un desvío por sí solo, pero explica por qué un boleto con regreso desde otra ciudad a veces cuesta menos de lo que parece.',
      ],
    },
    {
      heading: 'Nuestro cargo por servicio: en su propia línea',
      paragraphs: [
        'Cobramos $12 por viajero en viajes dentro de Estados Unidos y $24 en los internacionales, una vez por reserva, sin importar cuántos vuelos tenga. Un bebé en brazos no lo paga en un viaje nacional. Está en todos los precios que mostramos y tiene su propia línea antes de pagar: no hay que adivinar cuánto gana la agencia.',
        'Cuando una aerolínea nos da una tarifa neta por debajo de la publicada, usted paga la menor. Entonces la tarifa base es más baja, y con ella los impuestos que son un porcentaje de esa tarifa.',
      ],
    },
    {
      heading: 'Qué partes se recuperan si cancela',
      paragraphs: [
        'Dentro de las 24 horas posteriores a la reserva, con la salida a 7 días o más, se devuelve todo, también nuestro cargo. Después, cada parte toma su camino. La tarifa base sigue sus reglas: una flexible se devuelve entera o menos una penalidad; las más baratas no devuelven nada.',
        'Algunos impuestos solo se deben si usted vuela, porque nadie cruzó una frontera ni pasó un control. Que la aerolínea los devuelva en un boleto no reembolsable depende del impuesto y de la aerolínea, y pocas veces ocurre sin pedirlo. No deje vencer ese boleto en silencio: llame antes de que salga el primer vuelo. Cuando ya salió sin usted, casi nunca hay nada que hacer.',
      ],
    },
    {
      heading: 'Tres cosas que el total no incluye',
      paragraphs: [
        'El precio es final, pero es el precio del vuelo. El equipaje que la tarifa no incluye, el asiento que usted escoge y la comida a bordo son extras. Los asientos y las maletas que la aerolínea vende por medio de nosotros se agregan antes de pagar, cada uno con su precio; lo demás se paga a la aerolínea. Al lado de cada tarifa mostramos qué equipaje trae, para que compare los viajes como los va a hacer de verdad.',
        'La segunda son los cargos de llegada: unos pocos países todavía cobran en persona una tarjeta de turista o un impuesto de salida. La tercera es su banco. Cobramos en dólares; una tarjeta de otro país puede sumar su comisión de cambio, que nosotros nunca vemos.',
      ],
    },
  ],
};
