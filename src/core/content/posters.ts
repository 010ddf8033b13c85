/**
 * The art of the site by id: file, size, crop and alternative text (drawn by scripts/posters). Pictures of places carry no
 * alternative text: the heading beside them says it all (visual direction, rule 19).
 */
import type { Locale } from '../domain/routes';

export interface Poster {
  /** Address under the site root. */
  readonly file: string;
  /** Horizontal `object-position` in percent that keeps the landmark in view in a portrait crop. */
  readonly focusX: number;
  /** Empty where the art is decoration. */
  readonly alt: Readonly<Record<Locale, string>>;
  /** CSS pixels of the drawing, for `width` and `height` of the image. */
  readonly width: number;
  readonly height: number;
}

const poster = (id: string, focusX: number, en = '', es = '', width = 1200, height = 800): Poster => ({
  file: `/posters/${id}.svg`,
  focusX,
  alt: { en, es },
  width,
  height,
});

export const POSTERS = {
  hero: poster('hero', 77, '', '', 1600, 760),
  'hero-mobile': poster('hero-mobile', 50, '', '', 780, 1080),
  paris: poster('paris', 52, 'The Eiffel Tower above the Seine at dusk', 'La Torre Eiffel sobre el Sena al atardecer'),
  rome: poster('rome', 50, 'The Colosseum between stone pines', 'El Coliseo entre pinos'),
  'new-york': poster(
    'new-york',
    38,
    'The Brooklyn Bridge before the Manhattan skyline',
    'El puente de Brooklyn ante los rascacielos de Manhattan',
  ),
  'las-vegas': poster(
    'las-vegas',
    43,
    'The neon welcome sign beside the boulevard at night',
    'El letrero de neón junto al bulevar de noche',
  ),
  'los-angeles': poster(
    'los-angeles',
    50,
    'A lifeguard tower and palms before the setting sun',
    'Una caseta de socorristas y palmeras ante la puesta de sol',
  ),
  'san-francisco': poster('san-francisco', 25, 'The Golden Gate Bridge rising out of the fog', 'El puente Golden Gate entre la niebla'),
  seattle: poster('seattle', 40, 'The Space Needle and Mount Rainier', 'La Space Needle y el monte Rainier'),
  phoenix: poster('phoenix', 50, 'Saguaro cacti before Camelback Mountain', 'Saguaros ante la montaña Camelback'),
  hawaii: poster('hawaii', 45, 'Surfboards in the sand before Diamond Head', 'Tablas de surf en la arena ante Diamond Head'),
  denver: poster('denver', 48, 'Downtown Denver below the Rocky Mountains', 'El centro de Denver al pie de las Montañas Rocosas'),
  chicago: poster('chicago', 48, 'The mirrored Bean below Willis Tower', 'El Bean de espejo al pie de la torre Willis'),
  boston: poster('boston', 30, 'The Zakim Bridge and sailboats on the Charles River', 'El puente Zakim y veleros en el río Charles'),
  washington: poster('washington', 45, 'The Capitol among cherry trees in bloom', 'El Capitolio entre cerezos en flor'),
  toronto: poster('toronto', 43, 'The CN Tower above the lake by moonlight', 'La Torre CN sobre el lago a la luz de la luna'),
  cancun: poster('cancun', 55, 'The pyramid of Chichén Itzá between palms', 'La pirámide de Chichén Itzá entre palmeras'),
  houston: poster('houston', 50, 'A space shuttle on its carrier aircraft', 'Un transbordador espacial sobre su avión de transporte'),
  dallas: poster('dallas', 44, 'Reunion Tower and the white arch bridge', 'La torre Reunion y el puente de arco blanco'),
  atlanta: poster('atlanta', 50, 'The Atlanta skyline above a park lake', 'Los rascacielos de Atlanta sobre el lago de un parque'),
  miami: poster('miami', 47, 'An Art Deco hotel and a convertible on Ocean Drive', 'Un hotel art déco y un descapotable en Ocean Drive'),
  orlando: poster('orlando', 42, 'A roller coaster loop and a swan boat', 'El rizo de una montaña rusa y una barca con forma de cisne'),
  london: poster('london', 32, 'Big Ben and a red bus on Westminster Bridge', 'El Big Ben y un autobús rojo en el puente de Westminster'),
  barcelona: poster('barcelona', 51, 'The towers of the Sagrada Família', 'Las torres de la Sagrada Familia'),
  madrid: poster('madrid', 46, 'The Puerta de Alcalá at sunset', 'La Puerta de Alcalá al atardecer'),
  amsterdam: poster(
    'amsterdam',
    50,
    'Gabled canal houses and a bicycle on a bridge',
    'Casas con hastiales junto a un canal y una bicicleta en un puente',
  ),
  athens: poster('athens', 52, 'The Parthenon on the Acropolis', 'El Partenón en la Acrópolis'),
  dublin: poster('dublin', 49, 'The Ha’penny Bridge over the Liffey', 'El puente Ha’penny sobre el Liffey'),
  lisbon: poster('lisbon', 50, 'A yellow tram on a steep street', 'Un tranvía amarillo en una calle empinada'),
  istanbul: poster('istanbul', 45, 'Hagia Sophia above the Bosphorus', 'Santa Sofía sobre el Bósforo'),
  tokyo: poster('tokyo', 34, 'A pagoda and cherry blossom before Mount Fuji', 'Una pagoda y cerezos en flor ante el monte Fuji'),
  dubai: poster('dubai', 45, 'Burj Khalifa and Burj Al Arab beyond the dunes', 'El Burj Khalifa y el Burj Al Arab tras las dunas'),
  louvre: poster('louvre', 48),
  montmartre: poster('montmartre', 48),
  'notre-dame': poster('notre-dame', 45),
  versailles: poster('versailles', 48),
  seine: poster('seine', 50),
  trevi: poster('trevi', 50),
  pantheon: poster('pantheon', 47),
  'st-peters': poster('st-peters', 50),
  forum: poster('forum', 56),
  'spanish-steps': poster('spanish-steps', 50),
  'statue-of-liberty': poster('statue-of-liberty', 44),
  'central-park': poster('central-park', 50),
  'brooklyn-bridge': poster('brooklyn-bridge', 46),
  'times-square': poster('times-square', 50),
  'high-line': poster('high-line', 50),
  strip: poster('strip', 47),
  'red-rock': poster('red-rock', 52),
  fremont: poster('fremont', 36),
  'hoover-dam': poster('hoover-dam', 51),
  'grand-canyon': poster('grand-canyon', 54),
  griffith: poster('griffith', 54),
  'santa-monica-pier': poster('santa-monica-pier', 41),
  'hollywood-sign': poster('hollywood-sign', 46),
  'venice-beach': poster('venice-beach', 50),
  getty: poster('getty', 48),
} satisfies Record<string, Poster>;

export type PosterId = keyof typeof POSTERS;
