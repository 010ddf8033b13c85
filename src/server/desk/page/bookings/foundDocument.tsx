/** What a search found, and what is said where nothing by a name is. Neither has an address that shows it again in the other language. */
import type { BookingFile } from '../../../bookings/desk/bookingDesk.service';
import { BOOKING_WORDS } from '../language';
import { BookingLink } from '../parts/AttentionList';
import { deskDocument, useDesk } from '../parts/frame';
import type { Frame } from '../parts/frame';
import { NamedTable, Unbroken } from '../parts/Table';
import { Header } from '../parts/Header';
import { DESK_PATH } from '../paths';
import { namesOf, routeOf } from './bookingTexts';

interface FoundProps {
  readonly typed: string;
  readonly found: readonly BookingFile['booking'][];
  /** So many are shown at most. */
  readonly most: number;
}

/** What a search found. It came in a body. */
export function foundDocument(frame: Frame, typed: string, found: FoundProps['found'], most: number): string {
  const { foundNone, found: foundSome } = BOOKING_WORDS[frame.lang];
  const title = found.length === 0 ? foundNone : foundSome(found.length);
  return deskDocument(frame, title, <FoundView title={title} typed={typed} found={found} most={most} />);
}

function FoundView({ title, typed, found, most }: FoundProps & { readonly title: string }) {
  const { words, bookingWords, moment } = useDesk();
  const hint = found.length === 0 ? bookingWords.foundNoneHint : found.length === most ? bookingWords.foundMost(most) : null;
  return (
    <>
      <Header path={null} typed={typed} />
      <main>
        <section>
          <h1>{title}</h1>
          {hint !== null && <p className="hint">{hint}</p>}
          {found.length > 0 && (
            <NamedTable
              label={title}
              names={[words.booking, words.state, bookingWords.travelers, words.route, words.made]}
              rows={found.map((one) => [
                <BookingLink key="booking" reference={one.reference} />,
                words.stateNames[one.state],
                namesOf(one) || bookingWords.erased,
                <Unbroken key="route" text={routeOf(one)} />,
                <Unbroken key="made" text={moment(one.createdAt)} />,
              ])}
            />
          )}
        </section>
      </main>
    </>
  );
}

/** Where nothing by that name is. */
export const unknownDocument = (frame: Frame, says: string): string => deskDocument(frame, says, <UnknownView says={says} />);

function UnknownView({ says }: { readonly says: string }) {
  const { bookingWords, to } = useDesk();
  return (
    <>
      <Header path={null} />
      <main>
        <h1>{says}</h1>
        <p>
          <a href={to(DESK_PATH)}>{bookingWords.back}</a>
        </p>
      </main>
    </>
  );
}
