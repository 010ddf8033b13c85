import { KEPT_DAYS } from '../../../domain/values/keptFor';
import { DEFAULT_BRAND } from '../../brand';
import { fixed as en } from './fixed.en';
import { fixed as es } from './fixed.es';

/** What the policy must say of each figure, in both languages; a figure of the code without a line here fails. */
const SAID: Readonly<Record<keyof typeof KEPT_DAYS, readonly [en: RegExp, es: RegExp]>> = {
  calls: [/phone calls.* deleted after 90 days/, /llamadas.* se borra a los 90 días/],
  callNotes: [/note your number.* for 30 days/, /anotar su número.* durante 30 días/],
  drafts: [/never paid for is deleted after 30 days/, /nadie pagó se borra a los 30 días/],
  recordings: [/record of the last few minutes.* deleted after 60 days/, /registro de los últimos minutos.* se borra a los 60 días/],
  failedBookings: [/a booking that failed, after 7\./, /una reserva que falló, a los 7 días/],
  countedLetters: [/count the letters.* hash .* for 1 day\./, /contamos los correos.* huella .* durante 1 día\./],
  tripRequests: [/link to your trips.* for 1 day\./, /enlace a sus viajes.* durante 1 día\./],
  unconfirmed: [/nobody confirms is deleted after 7 days/, /nadie confirma se borra a los 7 días/],
  trackingCode: [/the ad or partner .* for 30 days/, /anuncio o socio .* durante 30 días/],
  tripCookie: [/one cookie.* lasts 400 days/, /una sola cookie.* dura 400 días/],
  savedTravelers: [/fill in the travelers of a booking again for 400 days/, /volver a llenar los viajeros de una reserva durante 400 días/],
};

describe.each([
  ['en', en, 0],
  ['es', es, 1],
] as const)('the privacy policy in %s', (_locale, fixed, language) => {
  const { paragraphs } = fixed(DEFAULT_BRAND).privacy;

  it.each(Object.keys(KEPT_DAYS) as (keyof typeof KEPT_DAYS)[])('says how long %s are kept, as the code does', (what) => {
    const said = paragraphs.filter((text) => SAID[what][language].test(text));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(String(KEPT_DAYS[what]));
  });

  it('names no other number of days', () => {
    const days = paragraphs.flatMap((text) => [...text.matchAll(/(\d+) (?:days|días)/g)].map(([, count]) => Number(count)));
    expect(days.filter((count) => !Object.values<number>(KEPT_DAYS).includes(count))).toEqual([]);
  });

  it.each(['Global Privacy Control', 'Do Not Track', language === 0 ? 'test mode' : 'modo de prueba', 'robots'])('speaks of %s', (words) =>
    expect(paragraphs.join(' ')).toContain(words),
  );
});
