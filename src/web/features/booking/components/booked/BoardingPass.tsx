import './boardingPass.css';
import type { BookingView } from '#core/contract/bookings/bookings';
import { extraLines } from '#core/content/phrases/extraLines';
import { CITY_SLUGS } from '#core/content/destinations/cities';
import { CITY_AIRPORTS } from '#core/content/destinations/cityAirports';
import { formatCents } from '#core/domain/values/money';
import { lastOf } from '#core/domain/values/nonEmpty';
import { inPlaces } from '#core/domain/booking/changeFacts';
import { directionName } from '#core/content/phrases/directionName';
import { useBookingWords, useMessages } from '#web/platform/sent/messages';
import { BagLine } from '#web/parts/itinerary/BagLine';
import { fareName } from '#core/content/phrases/fareRules';
import { Poster } from '#web/ui/pictures/Poster';
import { Price } from '#web/ui/Price';
import { methodText } from '../../methodText';
import { PassLeg } from './PassLeg';

/** The ticket: the way on the left, reference and price on the stub. */
export function BoardingPass({ booking }: { booking: BookingView }) {
  const messages = useMessages();
  const words = useBookingWords();
  const { boarding } = words.manage;
  const { state, card, price, extras = [] } = booking;
  const method = methodText(words.paidWith, card);
  const poster = posterOf(booking);
  // once accepted, the new times are the booked ones
  const changed = booking.change?.acceptedAt === null ? booking.change : null;
  // a direction keeps its name where the other one is cancelled
  const places = changed ? inPlaces(changed.before, booking.slices, booking.airports).places : [];
  const parts = booking.slices.map((slice, i) => ({ slice, place: places.includes(slice) ? places.indexOf(slice) : i }));
  return (
    <article className="pass" aria-label={words.itinerary}>
      {poster ? <Poster name={poster} className="pass__art" /> : <div className="pass__art pass__art--plain on-brand" aria-hidden="true" />}
      <div className="pass__main">
        {parts.map(({ slice, place }) => (
          <PassLeg
            key={slice.legs[0].departs}
            title={directionName(messages, { ...booking, slices: changed?.before ?? booking.slices }, place)}
            slice={slice}
            before={changed?.before[place] ?? null}
            carriers={booking.carriers}
            airports={booking.airports}
          />
        ))}
      </div>
      <dl className="pass__stub">
        <div>
          <dt>{words.reference}</dt>
          <dd className="ref" translate="no">
            {booking.reference}
          </dd>
        </div>
        {booking.supplierReference === null ? null : (
          <div>
            <dt>{words.airlineReference}</dt>
            <dd translate="no">{booking.supplierReference}</dd>
          </div>
        )}
        <div>
          <dt>{words.travelers}</dt>
          <dd>
            {booking.travelers.map((traveler, i) => (
              <span key={i} className="pass__name">
                <span translate="no">{traveler.name}</span>
                {traveler.heldBy === undefined ? null : (
                  <span className="small muted pass__note">
                    {words.fields.heldBy} <span translate="no">{booking.travelers[traveler.heldBy]?.name}</span>
                  </span>
                )}
                {traveler.tickets.map((number) => (
                  <span key={number} className="small muted pass__note">
                    {boarding.ticket(number)}
                  </span>
                ))}
                {extraLines(words.extras.names, extras, booking.slices, i).map((line) => (
                  <span key={line} className="small muted pass__note">
                    {line}
                  </span>
                ))}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{words.fares.fare}</dt>
          <dd>{fareName(words.fares, booking.conditions)}</dd>
        </div>
        <div>
          <dt>{words.bagsEach}</dt>
          <dd className="pass__bags">
            <BagLine conditions={booking.conditions} />
          </dd>
        </div>
        {state === 'received' || state === 'failed' ? null : (
          <div>
            <dt>{state === 'paid' ? words.paidWith.held(method) : words.paidWith.paid(method)}</dt>
            <dd>
              <Price cents={price.total} size="s" />
              {price.extras === undefined ? null : (
                <span className="small muted pass__note">{words.extras.ofThat(formatCents(price.extras))}</span>
              )}
              {price.total < booking.acceptedTotal ? (
                <span className="small muted pass__note">{words.cheaper(formatCents(booking.acceptedTotal))}</span>
              ) : null}
            </dd>
          </div>
        )}
      </dl>
    </article>
  );
}

/** The poster of the city that the outbound journey ends in, where one is drawn. */
function posterOf({ slices }: BookingView): string | null {
  const { to } = lastOf(slices[0].legs);
  return CITY_SLUGS.find((slug) => CITY_AIRPORTS[slug].includes(to)) ?? null;
}
