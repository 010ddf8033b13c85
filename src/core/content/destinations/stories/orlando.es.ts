import type { CityStory } from '../story';

export const orlando: CityStory = {
  par1: 'El aeropuerto de Orlando está hecho para familias: trenes a las puertas de embarque, cochecitos por todas partes y, en la Terminal C, una estación de ferrocarril. Los parques quedan a unos veinte o treinta minutos al suroeste; la ciudad que les dio el nombre tiene lagos, cisnes y robles.',
  par2: 'El calendario escolar decide el precio de todo. Con los niños en clase las filas se reducen a la mitad; en Semana Santa, el Día de los Presidentes y entre Navidad y Año Nuevo, los parques cierran las puertas por llenos.',
  airports: 'Un aeropuerto grande en la ciudad; Sanford, al norte, es casi todo Allegiant y queda a una hora de los parques.',
  arrive:
    'Del nivel A salen autobuses hacia International Drive y los hoteles, y de la Terminal C los trenes Brightline, que tardan unas tres horas y media a Miami. A una familia de cuatro suele convenirle un auto alquilado, que se recoge en los mismos estacionamientos.',
  cheap: ({ low, next, high, more }) =>
    `Cuando abren las escuelas se vacían los aviones: ${low} y ${next} cuestan menos desde Nueva York. ${high} sale en promedio un ${more}% más caro, solo por las vacaciones de primavera.`,
  nonstop:
    'Southwest, Frontier y JetBlue traen familias de todas partes; Delta, American y United, desde sus centros de conexión. Con tanta competencia la tarifa base es baja y las aerolíneas ganan con los extras.',
  stay: 'Lake Buena Vista y Kissimmee son para Disney; International Drive, para Universal y para ir a pie; Winter Park, para calles de ladrillo y museos; Thornton Park, en el centro, para los adultos cuando los niños duermen.',
  drawback:
    'Un día de parque en familia cuesta más que muchos vuelos, y en verano las tormentas cierran casi cada tarde las atracciones altas. Lleve impermeables y paciencia, y no maneje por la Interestatal 4 a las cinco.',
  placesHeading: 'Cinco lugares, dos sin boleto de parque',
  placesNote: 'Para niños, ingenieros y nadadores.',
  places: [
    [
      'magic-kingdom',
      'Magic Kingdom',
      'El castillo, los desfiles y los fuegos artificiales. Llegue antes de que abra, váyase a mediodía y vuelva a las seis.',
    ],
    [
      'icon-park',
      'ICON Park',
      'Una rueda de la fortuna de cuatrocientos pies en International Drive; en una noche clara se ven subir cohetes en el horizonte.',
    ],
    [
      'kennedy-space-center',
      'Centro Espacial Kennedy',
      'El Atlantis con las compuertas abiertas, un cohete lunar y, con suerte, un lanzamiento. Una hora al este y un día entero.',
    ],
    ['wekiwa-springs', 'Wekiwa Springs', 'Agua a 72 °F, clara como el vidrio, con canoas y tortugas, a media hora de las montañas rusas.'],
    ['winter-park', 'Winter Park', 'Vidrio de Tiffany en un museo pequeño y un paseo en lancha por canales bajo cipreses, desde 1938.'],
  ],
  why: [
    'Los asientos y el cochecito hacen crecer los boletos baratos a Orlando en otros sitios; los nuestros vienen sumados por viajero, con impuestos y nuestro cargo.',
    'Un niño con fiebre a las cinco de la mañana cambia los planes. Llame a esa hora; contesta una persona.',
    'Entérese esta noche de la función escolar y cancele mañana sin pagar, si el viaje empieza en siete días o más.',
  ],
};
