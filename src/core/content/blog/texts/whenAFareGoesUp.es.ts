import type { ArticleText } from '../../pages/siteTypes';

export const whenAFareGoesUp: ArticleText = {
  heading: 'Cuando una tarifa sube mientras reserva',
  title: 'Por qué una tarifa sube mientras reserva',
  description: 'Las aerolíneas venden asientos por niveles de tarifa. Por qué se agota uno mientras usted escribe y qué hacemos entonces.',
  lead: 'No son sus cookies. Es el último asiento de un nivel de tarifa.',
  paragraphs: [
    'Usted compara durante una hora, se decide, escribe cuatro nombres y al final el precio es $38 más alto. Parece una trampa, y la teoría de siempre es que alguien lo estaba observando. La verdadera razón es más aburrida y existe desde mucho antes de los sitios web.',
    'Las aerolíneas venden un vuelo por niveles de tarifa: tantos asientos a la tarifa más baja, tantos a la siguiente. Cuando se vende el último de un nivel, o queda apartado en la reserva de alguien, el siguiente asiento cuesta más. Nada de eso depende de usted, y otra ventana del navegador mostraría lo mismo.',
  ],
  parts: [
    {
      heading: 'Cómo funcionan los niveles de tarifa',
      paragraphs: [
        'Cada nivel tiene una letra, la clase de reserva, y sus propias reglas. Una cabina económica de 150 asientos puede venderse en una docena de niveles, todos para el mismo tipo de asiento. Una computadora de la aerolínea decide muchas veces al día cuántos asientos recibe cada uno, según la fecha, la ruta y lo que se vendió en años anteriores.',
        'Por eso los precios también bajan. Si un vuelo se vende más despacio de lo previsto, la aerolínea vuelve a abrir un nivel bajo. Uno que estaba agotado al mediodía puede volver a las seis, porque una reserva que nunca se pagó devolvió sus asientos.',
      ],
    },
    {
      heading: 'Por qué una familia paga más por persona que usted solo',
      paragraphs: [
        'Los viajeros de una misma reserva se cotizan juntos, y todos deben caber en el mismo nivel. Si quedan dos asientos a $180 y usted pide cuatro, muchos sistemas ponen los cuatro en el siguiente, digamos a $215, en lugar de dos y dos.',
        'Se comprueba en un minuto: busque otra vez con un viajero menos. Si baja el precio por persona, la razón era el nivel de tarifa, y dos reservas pueden costar menos que una. El inconveniente es que son dos: si se cancela un vuelo, a cada una la acomodan por su lado, y es más difícil sentarse juntos. Con niños pequeños no lo haríamos.',
      ],
    },
    {
      heading: 'Qué pasa entre la lista y el pago',
      paragraphs: [
        'Una lista de resultados es una fotografía. Era cierta cuando se tomó, y preguntar de nuevo a cada aerolínea por cada línea y cada segundo alargaría la búsqueda a minutos. Por eso verificamos el precio en los dos momentos que importan.',
      ],
      list: [
        'Cuando elige un vuelo, consultamos a la aerolínea si esa tarifa sigue a la venta y a qué precio.',
        'Antes de pagar, preguntamos una vez más. Escribir los nombres toma diez minutos, y diez minutos bastan.',
        'Si cambió, verá el precio anterior, el nuevo y la diferencia. Todo lo que escribió se conserva y no se cobra nada hasta que acepte.',
      ],
    },
    {
      heading: 'Si le acaba de pasar',
      paragraphs: [
        'Mire el vuelo anterior y el siguiente. Los niveles son de un solo vuelo: el de las 7 a. m. puede tener todavía la tarifa que el de las 9 a. m. acaba de perder. Mire también el día antes y el día después; el calendario sobre los resultados muestra el precio más bajo de cada uno.',
        'Si falta más de una semana, esperar unas horas es una apuesta razonable, pero es una apuesta. Lo que no tiene riesgo es reservar a un precio que usted acepta y volver a mirar al día siguiente. Dentro de 24 horas puede cancelar sin costo si la salida está a 7 días o más, y tomar la tarifa baja si regresó.',
      ],
    },
    {
      heading: 'Lo que no ayuda',
      paragraphs: [
        'Borrar las cookies, abrir una ventana privada, usar la dirección de otro país: todo se ha probado muchas veces, por viajeros y por investigadores, y nada ha cambiado las tarifas de manera confiable. Lo que a veces cambia es que una búsqueda nueva no usa una respuesta guardada y muestra la verdad de hoy. Esa verdad ya estaba allí.',
        'Llamar tampoco abre un precio secreto. La tarifa que ven nuestros agentes es la que ve usted. Lo que sí pueden hacer es mirar más rápido otros vuelos, aeropuertos y días, y así suele aparecer un nivel más bajo.',
      ],
    },
    {
      heading: 'Deje que otro vigile',
      paragraphs: [
        'Si no tiene que comprar hoy, ponga una alerta en la página de resultados. Revisamos la tarifa una vez al día hasta su salida y le escribimos cuando la tarifa más baja de su búsqueda haya bajado lo que usted eligió. Se cancela con un clic. Es más tranquilo que recargar una página, y tampoco influye en el precio.',
      ],
    },
  ],
};
