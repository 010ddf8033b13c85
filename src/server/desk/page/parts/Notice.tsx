import type { LoggedAction } from '../../actions.service';
import type { BookingWords } from '../words/bookings.en';
import { useDesk } from './frame';

/** How an action ended. */
export const outcomeText = ({ outcome }: LoggedAction, words: BookingWords): string =>
  outcome === null ? words.cutOff : (words.outcomes[outcome] ?? outcome);

/** What was just done; nothing where nothing was. */
export function Notice({ done }: { readonly done: LoggedAction | null }) {
  const { bookingWords } = useDesk();
  return (
    done && (
      <p className="notice" role="status">
        {`${bookingWords.actions[done.action]}: ${outcomeText(done, bookingWords)}`}
      </p>
    )
  );
}

/** Why the last try was refused; `id` is what the fields name that it is about. */
export const Fault = ({ id, text }: { readonly id?: string; readonly text: string | null }) =>
  text !== null && (
    <p className="fault" id={id} role="alert">
      {text}
    </p>
  );
