/**
 * What posters show, in words. Pictures of places have none: the heading next to them says it all (visual direction, rule 19). Apart
 * from the posters, so that a page without words for its pictures does not load them.
 */
import type { Locale } from '../../domain/site/routes';
import type { PosterId } from './posters';

const ALTS: Readonly<Partial<Record<PosterId, Readonly<Record<Locale, string>>>>> = {
  paris: { en: 'The Eiffel Tower above the Seine at dusk', es: 'La Torre Eiffel sobre el Sena al atardecer' },
  rome: { en: 'The Colosseum between stone pines', es: 'El Coliseo entre pinos' },
  'new-york': { en: 'The Brooklyn Bridge before the Manhattan skyline', es: 'El puente de Brooklyn ante los rascacielos de Manhattan' },
  'las-vegas': { en: 'The neon welcome sign beside the boulevard at night', es: 'El letrero de neón junto al bulevar de noche' },
  'los-angeles': {
    en: 'A lifeguard tower and palms before the setting sun',
    es: 'Una caseta de socorristas y palmeras ante la puesta de sol',
  },
  'san-francisco': { en: 'The Golden Gate Bridge rising out of the fog', es: 'El puente Golden Gate entre la niebla' },
  seattle: { en: 'The Space Needle and Mount Rainier', es: 'La Space Needle y el monte Rainier' },
  phoenix: { en: 'Saguaro cacti before Camelback Mountain', es: 'Saguaros ante la montaña Camelback' },
  hawaii: { en: 'Surfboards in the sand before Diamond Head', es: 'Tablas de surf en la arena ante Diamond Head' },
  denver: { en: 'Downtown Denver below the Rocky Mountains', es: 'El centro de Denver al pie de las Montañas Rocosas' },
  chicago: { en: 'The mirrored Bean below Willis Tower', es: 'El Bean de espejo al pie de la torre Willis' },
  boston: { en: 'The Zakim Bridge and sailboats on the Charles River', es: 'El puente Zakim y veleros en el río Charles' },
  washington: { en: 'The Capitol among cherry trees in bloom', es: 'El Capitolio entre cerezos en flor' },
  toronto: { en: 'The CN Tower above the lake by moonlight', es: 'La Torre CN sobre el lago a la luz de la luna' },
  cancun: { en: 'The pyramid of Chichén Itzá between palms', es: 'La pirámide de Chichén Itzá entre palmeras' },
  houston: { en: 'A space shuttle on its carrier aircraft', es: 'Un transbordador espacial sobre su avión de transporte' },
  dallas: { en: 'Reunion Tower and the white arch bridge', es: 'La torre Reunion y el puente de arco blanco' },
  atlanta: { en: 'The Atlanta skyline above a park lake', es: 'Los rascacielos de Atlanta sobre el lago de un parque' },
  miami: { en: 'An Art Deco hotel and a convertible on Ocean Drive', es: 'Un hotel art déco y un descapotable en Ocean Drive' },
  orlando: { en: 'A roller coaster loop and a swan boat', es: 'El rizo de una montaña rusa y una barca con forma de cisne' },
  london: { en: 'Big Ben and a red bus on Westminster Bridge', es: 'El Big Ben y un autobús rojo en el puente de Westminster' },
  barcelona: { en: 'The towers of the Sagrada Família', es: 'Las torres de la Sagrada Familia' },
  madrid: { en: 'The Puerta de Alcalá at sunset', es: 'La Puerta de Alcalá al atardecer' },
  amsterdam: {
    en: 'Gabled canal houses and a bicycle on a bridge',
    es: 'Casas con hastiales junto a un canal y una bicicleta en un puente',
  },
  athens: { en: 'The Parthenon on the Acropolis', es: 'El Partenón en la Acrópolis' },
  dublin: { en: 'The Ha’penny Bridge over the Liffey', es: 'El puente Ha’penny sobre el Liffey' },
  lisbon: { en: 'A yellow tram on a steep street', es: 'Un tranvía amarillo en una calle empinada' },
  istanbul: { en: 'Hagia Sophia above the Bosphorus', es: 'Santa Sofía sobre el Bósforo' },
  tokyo: { en: 'A pagoda and cherry blossom before Mount Fuji', es: 'Una pagoda y cerezos en flor ante el monte Fuji' },
  'how-to-read-a-fare': {
    en: 'A ticket in three colored bands under a magnifying glass',
    es: 'Un boleto en tres franjas de color bajo una lupa',
  },
  'when-a-fare-goes-up-while-you-book': {
    en: 'Stairs of seats that rise beside a climbing airliner',
    es: 'Una escalera de asientos junto a un avión que asciende',
  },
  '24-hour-rule': {
    en: 'A clock that is half day and half night',
    es: 'Un reloj que es mitad día y mitad noche',
  },
  'basic-economy': {
    en: 'Three airplane seats, the middle one in another color',
    es: 'Tres asientos de avión, el de en medio de otro color',
  },
  'when-to-buy': {
    en: 'Leaves of a calendar below the curve of a price',
    es: 'Hojas de calendario bajo la curva de un precio',
  },
  'passport-validity': {
    en: 'A passport with a globe on its cover, and two stamps',
    es: 'Un pasaporte con un globo en la tapa y dos sellos',
  },
  'which-bag-goes-where': {
    en: 'A backpack, a carry-on and a large suitcase on a belt',
    es: 'Una mochila, una maleta de mano y una maleta grande en la banda',
  },
  'lap-infants': {
    en: 'A baby in a stroller at the window of a gate',
    es: 'Un bebé en su cochecito ante la ventana de una puerta de embarque',
  },
  'schedule-changes': {
    en: 'A departure board with one row in red',
    es: 'Un tablero de salidas con una fila en rojo',
  },
  'separate-tickets': {
    en: 'Two tickets with a gap between them, and a traveler at its edge',
    es: 'Dos boletos con un hueco en medio y un viajero al borde',
  },
  dubai: { en: 'Burj Khalifa and Burj Al Arab beyond the dunes', es: 'El Burj Khalifa y el Burj Al Arab tras las dunas' },
};

/** Alternative text of a poster; empty where the art is decoration. */
export const posterAlt = (id: PosterId, locale: Locale): string => ALTS[id]?.[locale] ?? '';

const BANNER_ALT: Readonly<Record<Locale, string>> = {
  en: 'An airliner above the clouds at sunrise',
  es: 'Un avión sobre las nubes al amanecer',
};

/** What the picture of a shared link shows, in words: there the banner is no decoration. Empty for a picture of a place. */
export const cardAlt = (id: PosterId, locale: Locale): string => (id === 'hero' ? BANNER_ALT[locale] : posterAlt(id, locale));
