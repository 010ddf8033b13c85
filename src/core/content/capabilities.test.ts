/** What the site can do is never denied by its words: each capability with the sentences that would say otherwise, in both languages. */
import { wordSources } from '#testing/spelling/siteSpelling';
import type { Locale } from '../domain/site/routes';
import { LOCALES } from '../domain/site/routes';

interface Capability {
  readonly can: string;
  readonly denied: Readonly<Record<Locale, RegExp>>;
  /** Said before the words were mended: the expression finds it. */
  readonly was: Readonly<Record<Locale, string>>;
}

const CAPABILITIES: readonly Capability[] = [
  {
    can: 'sells seats and bags with the flight, where the airline does',
    denied: {
      en: /(?:^|[.:] )(?:you pay the airline for (?:it|bags|seats)|at the airline, with the airline’s own reference)|extras that you pay to the airline|baggage is charged by the airline/i,
      es: /(?:maletas|asientos)(?:, que)? se pagan? a la aerolínea; en línea|como maletas o asientos, que se paga|^Con la aerolínea, usando el código|extras que se pagan a la aerolínea|El equipaje lo cobra la aerolínea/i,
    },
    was: {
      en: 'At the airline, with the airline’s own reference, which is on your confirmation.',
      es: 'Con la aerolínea, usando el código de la aerolínea que está en su confirmación.',
    },
  },
  {
    can: 'changes flights online',
    denied: {
      en: /to change (?:a|your) (?:booking|flight)s?,? (?:please )?call/i,
      es: /para cambiar (?:una|su) reserva,? (?:por favor )?(?:llámenos|llame)/i,
    },
    was: {
      en: 'To change a booking, call us with your reference at any hour.',
      es: 'Para cambiar una reserva, llámenos a cualquier hora con su código de reserva.',
    },
  },
  {
    can: 'says online what a cancellation gives back',
    denied: {
      en: /call us: we tell you the airline’s penalty/i,
      es: /llámenos: le decimos la penalidad/i,
    },
    was: {
      en: 'Free cancellation has ended. Call us: we tell you the airline’s penalty and our fee.',
      es: 'La cancelación gratuita terminó. Llámenos: le decimos la penalidad de la aerolínea.',
    },
  },
  {
    can: 'corrects names online',
    denied: { en: /call us as soon as you see it/i, es: /llámenos en cuanto lo note/i },
    was: { en: 'Call us as soon as you see it.', es: 'Llámenos en cuanto lo note.' },
  },
  {
    can: 'adds the numbers of travelers to a booking',
    denied: {
      en: /the airline can add it|for a seat assignment, a frequent-flyer number/i,
      es: /la aerolínea puede agregarlo|para elegir asiento, sumar millas/i,
    },
    was: {
      en: 'If you forgot it, the airline can add it to the booking before you check in.',
      es: 'Si lo olvidó, la aerolínea puede agregarlo antes del check-in.',
    },
  },
  {
    can: 'tells which flexible fares are refunded, since not all of them are',
    denied: {
      en: /flex (?:can|fare can) (?:also )?be (?:changed and )?refunded/i,
      es: /(?:la flexible también se reembolsa|la flexible se cambia y se reembolsa)/i,
    },
    was: { en: 'Flex can also be refunded.', es: 'La flexible también se reembolsa.' },
  },
  {
    can: 'changes flights to other airports of the same city',
    denied: { en: /the airports, the airline and the travelers stay/i, es: /los aeropuertos, la aerolínea y los viajeros no cambian/i },
    was: {
      en: 'The airports, the airline and the travelers stay as they are.',
      es: 'Los aeropuertos, la aerolínea y los viajeros no cambian.',
    },
  },
];

describe.each(CAPABILITIES)('the site $can', ({ denied, was }) => {
  it.each(LOCALES)('and nothing in %s says otherwise', (locale) => {
    expect(was[locale]).toMatch(denied[locale]);
    const lines = wordSources(locale).flatMap(({ file, text }) => text.split('\n').map((line) => `${file}: ${line}`));
    expect(lines.filter((line) => denied[locale].test(line.slice(line.indexOf(': ') + 2)))).toEqual([]);
  });
});
