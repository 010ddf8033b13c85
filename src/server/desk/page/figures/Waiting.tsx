import type { AttentionLine } from '../../../attention/attentionDesk.service';
import type { Attention, Happened, Stuck } from '../../../reports/reports.service';
import { AttentionList, BookingLink } from '../parts/AttentionList';
import { FactList } from '../parts/FactList';
import { useDesk } from '../parts/frame';

export interface WaitingProps {
  readonly happened: Happened;
  readonly attention: Attention;
  /** Entries that want a person, and the bookings of what is stuck. */
  readonly entries: readonly AttentionLine[];
  readonly stuck: readonly Stuck[];
}

/** What wants a person: entries with what to do, then what is counted, with the bookings that it is about. */
export function Waiting({ happened, attention, entries, stuck }: WaitingProps) {
  const { words, moment } = useDesk();
  const counts = [
    [words.openEnquiries, attention.openEnquiries],
    [words.stuckPayments, attention.stuckPayments],
    [words.stuckCancellations, attention.stuckCancellations],
    [words.stuckExchanges, attention.stuckExchanges],
    [words.overdueMails, attention.overdueMails],
    [words.mailsFailed, happened.mailsFailed],
  ] as const;
  const open = counts.filter(([, count]) => count > 0);
  return (
    <section aria-labelledby="wants">
      <h2 id="wants">{words.attention}</h2>
      {entries.length > 0 && <AttentionList lines={entries} />}
      {open.length > 0 && <FactList className="lines wants" rows={open} />}
      {stuck.length > 0 && (
        <ul className="stuck">
          {stuck.map(({ what, reference, since }) => (
            <li key={`${what} ${reference}`}>
              <FactList
                rows={[
                  [words.stuck[what], <BookingLink key="booking" reference={reference} />],
                  [words.since, moment(since)],
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      {entries.length + open.length + stuck.length === 0 && <p>{words.nothingWaits}</p>}
    </section>
  );
}
