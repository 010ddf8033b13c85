import type { CityStory } from '../story';

export const lasVegas: CityStory = {
  par1: 'El aeropuerto Harry Reid está junto al Strip: de la puerta de llegada a casi cualquier hotel hay un cuarto de hora en taxi. Casi todas las grandes ciudades del país tienen vuelo sin escalas, así que rara vez hace falta cambiar de avión.',
  par2: 'Las tarifas dependen de las convenciones y los fines de semana largos más que de las estaciones. De domingo a jueves el vuelo y la habitación suelen ser más baratos, y si hay una gran convención, viajar dos días antes o después puede cambiar la cuenta. En julio las tardes suelen pasar de 105 °F; en enero hace falta abrigo.',
  airports: 'Las Vegas tiene un aeropuerto con vuelos regulares.',
  arrive:
    'Los taxis y autos por aplicación salen de las terminales y de los niveles del estacionamiento; no hay tren. Ya en el Strip, el monorriel pasa detrás de los hoteles del lado este y los autobuses de dos pisos van y vienen día y noche.',
  cheap: ({ low, next, high, more }) =>
    `Desde Los Ángeles los meses bajos son ${low} y ${next}; ${high} queda en promedio un ${more}% por encima. Viajar a media semana ayuda en cualquier mes.`,
  nonstop: 'Southwest tiene más salidas que casi todas las demás juntas: mire su total con maletas antes de comparar.',
  stay: 'El centro del Strip, del Caesars al Cosmopolitan, ahorra las caminatas más largas. Fremont Street es más chico y barato; Summerlin, al pie de Red Rock, es para quien camina y tiene auto; el Arts District tiene bares sin tragamonedas.',
  drawback:
    'Casi todos los hoteles agregan un cargo por noche que el primer precio no muestra, en los casinos todavía se fuma, y una milla del Strip toma media hora, porque hay puentes y vestíbulos de por medio.',
  placesHeading: 'Cinco lugares, dos de ellos rojos',
  placesNote: 'Primero las luces, después la roca.',
  places: [
    ['strip', 'El Strip', 'Cuatro millas de fuentes y torres, y más lejos de lo que parece. Recorra una mitad cada noche.'],
    [
      'red-rock',
      'Red Rock Canyon',
      'Trece millas de ruta panorámica, a media hora al oeste. De octubre a mayo se reserva la hora de entrada.',
    ],
    ['fremont', 'Fremont Street', 'El viejo centro bajo un techo de luces, con los letreros que hicieron famosa la ciudad.'],
    ['hoover-dam', 'Presa Hoover', 'Concreto entre dos estados, a tres cuartos de hora. El puente de al lado tiene un paso para peatones.'],
    [
      'grand-canyon',
      'Gran Cañón',
      'El borde oeste está a dos horas y media en auto; el borde sur, a cuatro y media. Para el segundo, quédese una noche.',
    ],
  ],
  why: [
    'Aquí los cuartos esconden cargos; nuestras tarifas no. El precio a Las Vegas ya trae impuestos y lo que cobramos nosotros.',
    '¿Le movieron el vuelo a la hora de la boda? Márquenos a las cuatro de la mañana, la hora natural de la ciudad.',
    'Una apuesta que puede retirar: cancele sin costo en las primeras 24 horas, si el viaje empieza dentro de una semana o más.',
  ],
};
