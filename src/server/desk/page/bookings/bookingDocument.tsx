/** A booking at the desk: how it stands, what was paid, what happened, and what an agent may do with it. */
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { formatCents } from '#core/domain/values/money';
import type { AttentionLine } from '../../../attention/attentionDesk.service';
import type { BookingFile } from '../../../bookings/desk/bookingDesk.service';
import type { LoggedAction, Look } from '../../actions.service';
import type { StoredCall } from '../../calls/calls.service';
import type { DeskAction } from '../../desk.tables';
import { WORDS } from '../language';
import { AttentionList } from '../parts/AttentionList';
import { deskDocument, useDesk } from '../parts/frame';
import type { Frame } from '../parts/frame';
import { Notice, outcomeText } from '../parts/Notice';
import { NamedTable, Unbroken } from '../parts/Table';
import { Header } from '../parts/Header';
import { actionPath, bookingPath } from '../paths';
import type { BookingWords } from '../words/bookings.en';
import { requestedNames } from './bookingTexts';
import { FareAndPrice } from './FareAndPrice';
import { FlightsTables } from './FlightsTables';
import { Standing } from './Standing';
import { TravelerSees } from './TravelerSees';
import { TravelersTable } from './TravelersTable';
import { callWords } from './tripWords';

export interface BookingPage extends Frame {
  readonly file: BookingFile;
  readonly attention: readonly AttentionLine[];
  readonly log: readonly LoggedAction[];
  readonly looks: readonly Look[];
  readonly calls: readonly StoredCall[];
  /** How the action ended that was just confirmed. */
  readonly done: LoggedAction | null;
}

export function bookingDocument(page: BookingPage): string {
  const { reference, state } = page.file.booking;
  const heading = `${reference} · ${WORDS[page.lang].stateNames[state]}`;
  return deskDocument(page, heading, <BookingView {...page} heading={heading} />);
}

function BookingView({ file, attention, log, looks, calls, done, heading }: BookingPage & { readonly heading: string }) {
  const { lang, words, bookingWords, moment } = useDesk();
  const { booking, ledger, history, mails } = file;
  const { when, what, who, state, tries, outcome } = bookingWords;
  const at = (date: Date) => <Unbroken text={moment(date)} />;
  return (
    <>
      <Header path={bookingPath(booking.reference)} reference={booking.reference} />
      <main>
        <div>
          <h1>{heading}</h1>
          <Notice done={done} />
          <Standing file={file} />
          <Actions booking={booking} />
        </div>
        {attention.length > 0 && (
          <section>
            <h2>{words.attention}</h2>
            <AttentionList lines={attention} />
          </section>
        )}
        <section className="flights">
          <h2>{bookingWords.flights.title}</h2>
          <FlightsTables offer={booking.offer} />
        </section>
        <TravelersTable booking={booking} />
        <FareAndPrice file={file}>
          <TravelerSees file={file} />
        </FareAndPrice>
        <Listed
          title={bookingWords.ledger}
          names={[when, what, who, words.amount]}
          numbers={[3]}
          rows={ledger.map((entry) => [
            at(new Date(entry.at)),
            bookingWords.reasons[entry.reason],
            bookingWords.sources[entry.source],
            formatCents(entry.amount),
          ])}
        />
        <Listed
          title={bookingWords.history}
          names={[when, what]}
          rows={history.map((event) => [at(event.at), eventText(event.what, bookingWords)])}
        />
        <Listed
          title={bookingWords.mails}
          names={[when, what, state, tries]}
          numbers={[3]}
          rows={mails.map((mail) => [
            at(mail.createdAt),
            bookingWords.mailKinds[mail.kind] ?? mail.kind,
            bookingWords.mailStates[mail.state] + (mail.fault === null ? '' : ` (${mail.fault})`),
            mail.tries,
          ])}
        />
        <Listed
          title={bookingWords.log}
          names={[when, who, what, outcome]}
          rows={log.map((one) => [
            at(one.at),
            one.agent || bookingWords.nobody,
            bookingWords.actions[one.action],
            outcomeText(one, bookingWords),
          ])}
        />
        <Listed
          title={bookingWords.calls.title}
          names={[when, who, bookingWords.calls.reason, outcome, bookingWords.calls.note]}
          rows={calls.map((call) => [
            at(call.startedAt),
            call.agent,
            call.reason && callWords(lang).reasons[call.reason],
            call.outcome && callWords(lang).outcomes[call.outcome],
            call.note,
          ])}
        />
        <Listed
          title={bookingWords.looks.title}
          names={[who, bookingWords.looks.times, bookingWords.looks.last]}
          numbers={[1]}
          rows={looks.map(({ agent, times, last }) => [agent || bookingWords.nobody, times, at(last)])}
        />
      </main>
    </>
  );
}

function eventText(event: string, words: BookingWords): string {
  const [state = '', failure] = event.split(': ');
  return (words.events[state] ?? state) + (failure === undefined ? '' : ` (${failure.replaceAll('_', ' ')})`);
}

interface ListedProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  readonly numbers?: readonly number[];
}

function Listed({ title, rows, ...table }: ListedProps) {
  const { bookingWords } = useDesk();
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? <p>{bookingWords.nothing}</p> : <NamedTable label={title} rows={rows} {...table} />}
    </section>
  );
}

function Actions({ booking }: { readonly booking: BookingFile['booking'] }) {
  const { bookingWords, to } = useDesk();
  const offered: readonly DeskAction[] = [
    ...(requestedNames(booking) === '' ? [] : (['name_corrected', 'name_refused'] as const)),
    ...(['retry', 'mail'] as const),
    ...(booking.state === 'ticketed' ? (['cancel'] as const) : []),
  ];
  return (
    <p className="actions">
      {offered.map((action, i) => (
        <Fragment key={action}>
          {i > 0 && ' '}
          <a className="button plain" href={to(actionPath(booking.reference, action))}>
            {bookingWords.actions[action]}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
