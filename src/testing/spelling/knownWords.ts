/** Words that are right and that a dictionary lacks: young words, foreign ones that stay as they are, and forms it does not build. */
import type { Locale } from '#core/domain/site/routes';

const list = (words: string): readonly string[] => words.split(' ');

/** Airlines, alliances and parts of names of cities that begin with a small letter. */
const SMALL_NAMES = list("oneworld easyJet flydubai bee d'Yeu el-Sheikh am los das");

export const KNOWN: Readonly<Record<Locale, readonly string[]>> = {
  es: [
    ...SMALL_NAMES,
    // forms that the dictionary does not build of words it has
    ...list('tomacorriente upgrades reembolsos montos convenirle pregúntenos háganosla averígüelo léale acórtelo recórralo recórrala'),
    ...list('crúcelo múdese márquenos pónganos háblelo puentecito patitos cochecito cochecitos ferris minaretes palapas mantarrayas'),
    ...list(
      'saguaros alitas tragamonedas comelona pídanoslo elíjala escríbalo reembolsarlo quítelo repórtelo vístalo deberle cacahuate descansabrazos pañalera funcionarle',
    ),
    // words of today, and those that stay English
    ...list('monorriel premium cookie cookies yoga check-in wi-fi resort resorts fee surf strip pub pubs déco go órix'),
    // commands of the desk, addresses, what stands for a figure, a name of a fare
    ...list('desk comment approve reject travel-europe.europa.eu n value'),
    // food and animals of their place
    ...list('brisket cannoli tamales burritos ramen longhorns kachina'),
    // keys, months and days in short, units, words inside names
    ...list('mayús intro pulg lun jue vie sáb feb abr may jun jul ago sep oct nov dic h m p min du of and'),
    // Spanish names of places and people
    ...list('Malibú Versalles Himeto Pireo Síntagma Anafiótika Licabeto Sunión Ramadán Gálata Támesis Travertino Bosco Nilo Aurelianas'),
    ...list('Niágara Gogh Wren Hopper Seurat Fox Midtown Everglades Link Paradise'),
  ],
  en: [
    ...SMALL_NAMES,
    // spelled with two l as often as with one, in the trade nearly always
    ...list('cancelled cancelling'),
    // young words, and a figure that is given
    ...list(
      'mins hotline authenticator mistyped walkable downtowns rebook rebooked driverless unreinforced preclearance double-decker frequent-flyer trailheads',
    ),
    // foreign words that stay as they are, and words inside names
    ...list(
      'cafés deco da de del du español hablamos tavernas abras fado arrondissement cenote cenotes sargassum palapas palo verdes cannoli',
    ),
    ...list('ramen suya crawfish kachina sawgrass oryx travertine agaves peameal fishermen theatre amphitheatre beaux-arts'),
    // names of places, people and offices, and addresses
    ...list(
      'Authorisation travel-europe.europa.eu Hymettus Syntagma Anafiotika Lycabettus Sounion Plaça Catalunya Carrer Bisbe Praça Comércio LoDo Galata Genoese',
    ),
    ...list('Madrileños Aurelian Flyer'),
  ],
};
