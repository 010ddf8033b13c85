/** What an airport is called in Spanish (content.27). */
import { foldText } from '../values/foldText';
import { entryOf } from '../values/checkedReads';

interface NamedAirport {
  /** `Miami International Airport`. */
  readonly name: string;
  readonly city: string;
  readonly cityEs?: string | undefined;
}

const KINDS: Readonly<Record<string, string>> = {
  International: 'Internacional',
  Intercontinental: 'Intercontinental',
  National: 'Nacional',
  Regional: 'Regional',
  Municipal: 'Municipal',
};
const KIND = new RegExp(` (${Object.keys(KINDS).join('|')})\\b`);
const AIRPORT = / Airport\b/;

/** Places whose name an airport has that is filed under another city. */
const PLACES = [
  ...['Bahrain', 'Charlotte County', 'Congonhas', 'Domodedovo', 'Gimhae', 'Gimpo', 'Guanacaste', 'Guarulhos', 'Incheon', 'Kahului'],
  ...['Kansai', 'Keflavik', 'Kuwait', 'Lihue', 'Linate', 'Malpensa', 'Milano', 'Minneapolis', 'Mopa', 'Naha', 'Narita', 'New Chitose'],
  ...['Newark', 'Noi Bai', 'Palm Beach', 'Phoenix', 'Quebec', 'Rio Gale[aã]o', 'Sheremetyevo', 'Taiwan Taoyuan', 'Tocumen', 'Viracopos'],
  ...['Vnukovo', 'Westchester County'],
];
const PLACE = new RegExp(`^(?:${PLACES.join('|')})(?!\\p{L})`, 'u');

/**
 * `Aeropuerto Internacional de Miami`: the kind in front, the city behind "de" by its Spanish name. What is no place is a name of its own:
 * `Aeropuerto Internacional John F. Kennedy`. A name that does not say "Airport" stays as it is.
 */
export function airportNameEs({ name, city, cityEs = city }: NamedAirport): string {
  if (!AIRPORT.test(name)) return name;
  const kind = entryOf(KINDS, KIND.exec(name)?.[1]);
  const own = name
    .replace(/ \([^)]*\)$/, '')
    .replace(AIRPORT, '')
    .replace(KIND, '')
    .replace(/\b([A-Z]) (?=\p{Lu})/u, '$1. ');
  return `Aeropuerto ${kind === undefined ? '' : `${kind} `}${named(own, city, cityEs)}`;
}

function named(own: string, city: string, cityEs: string): string {
  if (own.startsWith(city) && !/^\p{L}/u.test(own.slice(city.length))) return `de ${cityEs}${own.slice(city.length)}`;
  if (own.endsWith(` ${city}`)) return `${own.slice(0, -city.length)}de ${cityEs}`;
  return PLACE.test(own) || [city, cityEs].some((place) => beginsWith(own, place)) ? `de ${own}` : own;
}

/** Whole words, however they are written: `Zürich` begins with Zurich. */
const beginsWith = (own: string, place: string): boolean => `${foldText(own)} `.startsWith(`${foldText(place)} `);
