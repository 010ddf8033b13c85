/** What ages and names lead to besides a fault: another search, an airline's own service, the telephone. */
import type { ReactNode } from 'react';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { MINOR_SERVICES } from '#core/content/airlines/minorServices';
import { sellersOf } from '#core/domain/travelers/frequentFlyer';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { href } from '#core/domain/site/routes';
import { telHref } from '#core/domain/site/telephone';
import { isValidParty } from '#core/domain/travelers/travelers';
import { useBookingWords, useLocale, useMessages } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { Link } from '#web/parts/Link';
import { Icon } from '#web/ui/Icon';
import { useAges } from '../../forms/ages.hooks';
import { partyText } from '../../tripText';

export function AgeNotes({ flight }: { flight: FlightConfirm }) {
  const { alone, bornParty } = useAges(flight);
  return (
    <>
      {alone ? <AloneNote flight={flight} /> : null}
      {bornParty === null ? null : <SearchNote flight={flight} party={bornParty} />}
    </>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="note" role="group" aria-label={title}>
      <Icon name="alert" />
      <div>
        <p>
          <b>{title}</b>
        </p>
        {children}
      </div>
    </div>
  );
}

/** Birth dates that fit another party than the one searched for: a link that searches for it. */
function SearchNote({ flight: { query }, party }: { flight: FlightConfirm; party: FlightConfirm['query']['travelers'] }) {
  const { ages: words } = useBookingWords();
  const messages = useMessages();
  const locale = useLocale();
  const text = partyText(messages, party);
  return (
    <Note title={words.searchTitle}>
      {isValidParty(party) ? (
        <>
          <p>{words.searchText(text)}</p>
          <Link className="btn btn--line btn--s" to={href('results', locale, {}, searchParamsOf({ ...query, travelers: party }))}>
            {words.search(text)}
          </Link>
        </>
      ) : (
        <p>
          {words.nobodyFits} <PhoneLink placement="Booking notice" />
        </p>
      )}
    </Note>
  );
}

/** Children without somebody of age: with which service each airline of the trip takes them, and the telephone. */
function AloneNote({ flight: { slices, carriers } }: { flight: FlightConfirm }) {
  const { ages: words } = useBookingWords();
  return (
    <Note title={words.aloneTitle}>
      <p>{words.aloneText}</p>
      <ul>
        {sellersOf(slices).map((code) => {
          const airline = carriers[code]?.name ?? code;
          const service = MINOR_SERVICES[code];
          if (!service) return <li key={code}>{service === null ? words.noService(airline) : words.serviceUnnamed(airline)}</li>;
          return (
            <li key={code}>
              {words.service(airline, service.name)} <a href={telHref(service.phone)}>{service.phone}</a>
            </li>
          );
        })}
      </ul>
      <p>
        {words.call} <PhoneLink placement="Booking notice" />
      </p>
    </Note>
  );
}
