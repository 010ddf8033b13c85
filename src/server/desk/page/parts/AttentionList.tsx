/** Entries that want a person: what to do, by when, and the ways to booking and provider. */
import { formatCents } from '#core/domain/values/money';
import type { AttentionLine } from '../../../attention/attentionDesk.service';
import { bookingPath, closePath } from '../paths';
import { FactList } from './FactList';
import { useDesk } from './frame';

interface AttentionListProps {
  readonly lines: readonly AttentionLine[];
  /** On the page that confirms closing one: its name is the headline, and there is no link to the question. */
  readonly isConfirmation?: boolean;
}

export const AttentionList = ({ lines, isConfirmation = false }: AttentionListProps) => (
  <ul className="entries">
    {lines.map((line) => (
      <Entry key={line.id} line={line} isConfirmation={isConfirmation} />
    ))}
  </ul>
);

function Entry({ line, isConfirmation }: { readonly line: AttentionLine; readonly isConfirmation: boolean }) {
  const { words, to, moment } = useDesk();
  const { id, name, todo, dueAt, reference, amount, reason, openedAt } = line;
  return (
    <li>
      {!isConfirmation && <h3>{name}</h3>}
      <p>{todo}</p>
      <FactList
        rows={[
          [words.until, dueAt && moment(dueAt)],
          [words.booking, reference && <BookingLink reference={reference} />],
          [words.amount, amount === null ? null : formatCents(amount)],
          [words.reason, reason],
          [words.atProvider, providerOf(line)],
          [words.since, moment(openedAt)],
        ]}
      />
      {!isConfirmation && (
        <p>
          <a className="button plain" href={to(closePath(id))}>
            {words.close}
          </a>
        </p>
      )}
    </li>
  );
}

const providerOf = ({ providerUrl, providerId }: AttentionLine) =>
  providerUrl ? (
    <a href={providerUrl} rel="noreferrer">
      {providerId ?? providerUrl}
    </a>
  ) : (
    providerId
  );

export const BookingLink = ({ reference }: { readonly reference: string }) => (
  <a href={useDesk().to(bookingPath(reference))}>{reference}</a>
);
