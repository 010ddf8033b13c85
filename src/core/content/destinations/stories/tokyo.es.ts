import type { CityStory } from '../story';

export const tokyo: CityStory = {
  par1: 'Haneda es el aeropuerto más céntrico, junto a la bahía; Narita queda a unos 65 km al este, entre arrozales, y suele tener el precio más bajo. En cualquiera de los dos sale un tren cada pocos minutos, puntual al minuto.',
  par2: 'La ciudad no tiene un centro sino un anillo de ellos: la línea Yamanote los recorre en una hora y cada estación es un pueblo. A fines de marzo llegan los cerezos, en junio la lluvia; octubre y noviembre traen aire limpio y el Fuji desde los edificios altos.',
  airports: 'Dos aeropuertos y una búsqueda: ponga en la balanza la tarifa y los 65 km.',
  arrive:
    'Desde Haneda, el monorriel y la línea Keikyu llegan al anillo Yamanote en unos veinte minutos. Desde Narita, el Skyliner tarda 41 minutos a Ueno y el Narita Express algo menos de una hora a la estación de Tokio; un taxi cuesta lo que una noche de hotel.',
  cheap: ({ low, next, high, more }) =>
    `Desde Los Ángeles los precios más bajos son los de ${low} y ${next}, con la semana de los cerezos como excepción. ${high} sale en promedio un ${more}% más caro, y la Golden Week, a comienzos de mayo, además se agota.`,
  nonstop:
    'Japan Airlines, ANA, United, American y Delta se reparten el Pacífico; ZIPAIR llega a Narita sin lujos, y después de California la ciudad con más vuelos es Honolulu.',
  stay: 'Asakusa es viejo, bajo y cercano al primer tren de Narita. Shinjuku y Shibuya no duermen, Yanaka apenas despierta; Kiyosumi tiene café y museos pequeños, y Ginza calma los domingos, cuando se cierra a los autos.',
  drawback:
    'Es demasiado lejos para un viaje corto: once horas o más hacia el oeste, un cambio de fecha y dos días de despertarse a las cuatro. Los cuartos son pequeños y muchos restaurantes solo aceptan efectivo.',
  placesHeading: 'Cinco lugares alrededor del anillo',
  placesNote: 'En el orden de un día, del primer rezo al último tren.',
  places: [
    [
      'senso-ji',
      'Sensō-ji',
      'Un farol rojo del tamaño de un auto, una calle de galletas de arroz y el templo más antiguo. A las siete de la mañana solo están los gorriones.',
    ],
    [
      'meiji-shrine',
      'Santuario Meiji',
      'Una avenida de grava entre cien mil árboles plantados, puertas de madera y silencio a cinco minutos de la estación de Harajuku.',
    ],
    [
      'shibuya-crossing',
      'Cruce de Shibuya',
      'Todos los semáforos se ponen en rojo y mil personas caminan a la vez. Mírelo desde el puente de la estación antes de entrar.',
    ],
    [
      'tokyo-tower',
      'Torre de Tokio',
      'Naranja y blanca desde 1958, más baja que su sucesora y más querida. Se ve mejor desde el jardín de Zōjō-ji.',
    ],
    [
      'rainbow-bridge',
      'Puente Rainbow',
      'Cruce la bahía a pie o en el tren sin conductor hasta Odaiba, donde de noche las torres se alinean detrás del puente.',
    ],
  ],
  why: [
    'Los dos aeropuertos, todas las alianzas, una cifra: nuestro precio a Tokio incluye el impuesto de salida japonés, los de aquí y nuestro cargo.',
    'Cuando aquí es de noche, allá ya es la mañana siguiente. Para eso tenemos gente despierta, en español y en inglés.',
    'Antes de aprender a contar hasta diez, tómese un día: cancelar es gratis durante 24 horas si falta al menos una semana.',
  ],
};
