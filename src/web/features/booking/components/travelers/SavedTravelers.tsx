/** Travelers whom this browser may fill in again: in the form, and as a list to remove them from (booking.69). */
import './savedTravelers.css';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { SavedTraveler } from '#core/domain/travelers/savedTravelers';
import { useBookingWords, useLocale, useTripWords } from '#web/platform/sent/messages';
import { focusHeading } from '#web/ui/headingFocus';
import { focusSoon, stepHeadingId } from '../../checkout/focus';
import { useForgetTravelers } from '../../trips/saved.hooks';
import type { Forgetting } from '../../trips/saved.hooks';
import { longDate } from '../../tripText';
import { Failure } from '../payment/Failure';

const nameOf = ({ firstName, middleName, lastName }: SavedTraveler): string => [firstName, middleName, lastName].filter(Boolean).join(' ');

interface FillInProps {
  /** Those who fit. */
  readonly saved: readonly SavedTraveler[];
  /** Of whom it is filled in: "Adult 1". */
  readonly title: string;
  readonly fill: (saved: SavedTraveler) => void;
}

/** One press fills in a traveler. */
export function FillIn({ saved, title, fill }: FillInProps) {
  const { savedTravelers: words } = useBookingWords();
  const locale = useLocale();
  const [filled, setFilled] = useState<SavedTraveler | null>(null);
  if (saved.length === 0) return null;
  const isNamedTwice = (one: SavedTraveler): boolean => saved.some((other) => other !== one && nameOf(other) === nameOf(one));
  return (
    <div className="fill-in" role="group" aria-label={words.fillInFor(title)}>
      <span className="small">{words.fillIn}</span>
      {saved.map((one) => (
        <button
          key={one.id}
          className="chip"
          type="button"
          onClick={() => {
            fill(one);
            setFilled(one);
          }}
        >
          {nameOf(one)}
          {isNamedTwice(one) ? `, ${longDate(one.dateOfBirth, locale)}` : null}
        </button>
      ))}
      <p className="small muted" role="status">
        {filled === null ? '' : words.filledIn(nameOf(filled))}
      </p>
    </div>
  );
}

/** The list as a part of the form, closed until it is wanted. */
export function SavedFold({ saved }: { saved: readonly SavedTraveler[] }) {
  const { savedTravelers: words } = useBookingWords();
  const title = useRef<HTMLElement>(null);
  const forgetting = useForgetTravelers(saved);
  return (
    <div className="saved">
      {saved.length === 0 ? null : (
        <details className="fold">
          <summary ref={title}>{words.title(saved.length)}</summary>
          <SavedList {...forgetting} saved={saved} title={title} onEmpty={() => focusSoon(stepHeadingId('travelers'))} />
        </details>
      )}
      <p role="status">{forgetting.hasRemoved ? words.removed : ''}</p>
    </div>
  );
}

/** The list below the trips of this device. */
export function SavedSection({ saved }: { saved: readonly SavedTraveler[] }) {
  const { savedTravelers: words } = useBookingWords();
  const title = useRef<HTMLHeadingElement>(null);
  const forgetting = useForgetTravelers(saved);
  if (saved.length === 0 && !forgetting.hasRemoved) return null;
  return (
    <section className="card panel saved" aria-labelledby={saved.length === 0 ? undefined : 'saved-travelers'}>
      <p role="status">{forgetting.hasRemoved ? words.removed : ''}</p>
      {saved.length === 0 ? null : (
        <>
          <h2 id="saved-travelers" tabIndex={-1} ref={title}>
            {words.title(saved.length)}
          </h2>
          <SavedList {...forgetting} saved={saved} title={title} onEmpty={focusHeading} />
        </>
      )}
    </section>
  );
}

interface SavedListProps extends Forgetting {
  readonly saved: readonly SavedTraveler[];
  /** Takes the focus of a button that goes with its traveler. */
  readonly title: RefObject<HTMLElement | null>;
  /** The same once nobody is left. */
  readonly onEmpty: () => void;
}

function SavedList({ saved, failure, remove, title, onEmpty }: SavedListProps) {
  const { problems } = useTripWords();
  const { savedTravelers: words } = useBookingWords();
  const locale = useLocale();
  const removed = async (id: string | null): Promise<void> => {
    const left = await remove(id);
    if (left === 0) onEmpty();
    else if (left < saved.length) title.current?.focus();
  };
  return (
    <>
      {failure ? <Failure text={problems[failure]} /> : null}
      <ul className="saved__list">
        {saved.map((one) => (
          <li key={one.id}>
            <span>
              <b>{nameOf(one)}</b> <span className="small muted">{words.born(longDate(one.dateOfBirth, locale))}</span>
            </span>
            <button
              className="link small"
              type="button"
              aria-label={`${words.remove}: ${nameOf(one)}`}
              onClick={() => void removed(one.id)}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      <p className="small muted">{words.text}</p>
      {saved.length === 1 ? null : (
        <button className="link" type="button" onClick={() => void removed(null)}>
          {words.removeAll}
        </button>
      )}
    </>
  );
}
