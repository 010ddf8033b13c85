import './boardingPass.css';
import './bookingDetails.css';
import './myTrips.css';
import { directionName } from '#core/content/phrases/directionName';
import { fareName } from '#core/content/phrases/fareRules';
import { BagLine } from '#web/parts/itinerary/BagLine';
import { useBookingWords, useMessages } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { useInstantText } from '../../manage/instant.hooks';
import { useKeptTrips, useUpdate } from '../../trips/kept.hooks';
import type { KeptTrip } from '../../trips/keptTrips';
import { CheckInLinks } from './CheckInLinks';
import { PassLeg } from './PassLeg';

/** The trips of this device without a network, each with the moment at which it was so. */
export function KeptTrips() {
  const { offline } = useBookingWords().myTrips;
  const trips = useKeptTrips();
  if (trips.length === 0) return null;
  return (
    <section className="my-trips" aria-label={offline.title}>
      <p className="note" role="status">
        <span>
          {offline.text} <PhoneLink placement="Booking" />
        </span>
      </p>
      {trips.map((trip) => (
        <KeptPass key={trip.reference} trip={trip} />
      ))}
    </section>
  );
}

function KeptPass({ trip }: { trip: KeptTrip }) {
  const messages = useMessages();
  const words = useBookingWords();
  const instant = useInstantText();
  const { reference, supplierReference, slices, carriers, airports, conditions, asOf } = trip;
  return (
    <article className="pass" aria-label={`${words.itinerary} ${reference}`}>
      <div className="pass__art pass__art--plain on-brand" aria-hidden="true" />
      <div className="pass__main">
        {slices.map((slice, i) => (
          <PassLeg
            key={slice.legs[0].departs}
            title={directionName(messages, trip, i)}
            slice={slice}
            before={null}
            carriers={carriers}
            airports={airports}
          />
        ))}
      </div>
      <dl className="pass__stub">
        <div>
          <dt>{words.reference}</dt>
          <dd className="ref" translate="no">
            {reference}
          </dd>
        </div>
        {supplierReference === null ? null : (
          <div>
            <dt>{words.airlineReference}</dt>
            <dd translate="no">{supplierReference}</dd>
          </div>
        )}
        <div>
          <dt>{words.myTrips.offline.asOf}</dt>
          <dd>
            <time dateTime={asOf}>{instant.text(asOf)}</time>
          </dd>
        </div>
        <div>
          <dt>{words.fares.fare}</dt>
          <dd>{fareName(words.fares, conditions)}</dd>
        </div>
        <div>
          <dt>{words.bagsEach}</dt>
          <dd className="pass__bags">
            <BagLine conditions={conditions} />
          </dd>
        </div>
        <div>
          <dt>{words.manage.boarding.checkIn}</dt>
          <dd>
            <CheckInLinks pages={trip.checkIn} />
          </dd>
        </div>
      </dl>
    </article>
  );
}

/** A new build waits: offered, never forced. */
export function UpdateOffer() {
  const { update } = useBookingWords().myTrips;
  const load = useUpdate();
  return (
    <div role="status">
      {load === null ? null : (
        <p className="note my-trips__update">
          <span>
            {update.text}{' '}
            <button className="link" type="button" onClick={load}>
              {update.load}
            </button>
          </span>
        </p>
      )}
    </div>
  );
}
