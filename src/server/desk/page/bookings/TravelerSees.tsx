/** What the traveler's own page says now, and what it lets them do, so that an agent need not ask. */
import { directionName } from '#core/content/phrases/directionName';
import type { LocalDateTime } from '#core/domain/values/dates';
import type { BookingFile } from '../../../bookings/desk/bookingDesk.service';
import { FactList } from '../parts/FactList';
import { useDesk } from '../parts/frame';
import { localText, tripWords } from './tripWords';

export function TravelerSees({ file: { booking, seen } }: { readonly file: BookingFile }) {
  const { lang, bookingWords } = useDesk();
  const { booking: site, common } = tripWords(lang);
  const { sees } = bookingWords;
  const { state, change, exchangeable, passports, mail, checkIn, travelers } = seen;
  const tag = change?.isCancelled === true && state === 'ticketed' ? site.manage.change.goneTag : site.stateTags[state];
  const text = state === 'ticketed' ? site.stateTexts.ticketed(seen.email) : site.stateTexts[state];
  const names = (places: readonly number[]): string => places.flatMap((i) => travelers[i]?.name ?? []).join(', ');
  const until = (which: 'nameUntil' | 'numbersUntil'): string | null => {
    const [first] = travelers.flatMap(({ changes }) => changes?.[which] ?? []);
    // the server wrote it from the same type
    return first === undefined ? null : localText(first as LocalDateTime, lang);
  };
  return (
    <section>
      <h2>{sees.title}</h2>
      <p>
        <strong>{tag}</strong> {text}
      </p>
      <FactList
        className="lines"
        rows={[
          [
            sees.flights,
            exchangeable.length === 0 ? sees.none : exchangeable.map((i) => directionName({ common }, booking.offer, i)).join(', '),
          ],
          [sees.names, until('nameUntil') ?? sees.none],
          [sees.numbers, until('numbersUntil') ?? sees.none],
          [
            sees.passports,
            passports === null || passports.missing.length === 0
              ? null
              : `${names(passports.missing)} · ${localText(passports.dueBy as LocalDateTime, lang)}`,
          ],
          [sees.airlineChange, change === null ? null : change.acceptedAt === null ? sees.changeOpen : sees.changeAccepted],
          [sees.mail, mail === undefined ? null : sees.mailStates[mail]],
          [sees.checkIn, checkIn.map(({ airline }) => airline).join(', ')],
        ]}
      />
    </section>
  );
}
