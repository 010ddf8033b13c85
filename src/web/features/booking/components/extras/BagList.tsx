import './bagList.css';
import { useId } from 'react';
import { directionName } from '#core/content/phrases/directionName';
import type { BagService } from '#core/domain/extras/extras';
import { withBags } from '#core/domain/extras/seatChoice';
import { BagLine } from '#web/parts/itinerary/BagLine';
import { useBookingWords, useMessages } from '#web/platform/sent/messages';
import { Stepper } from '#web/ui/fields/Stepper';
import { shortPrice } from '../../extrasText';
import type { PartyProps } from './extrasProps';

/** Bags of each traveler, in addition to what the fare includes. */
export function BagList({ flight, onSale: { bags }, choices, onChoose, party }: PartyProps) {
  const { extras: words } = useBookingWords();
  const messages = useMessages();
  const title = useId();
  const nameOf = ({ kind, maxKg, slices }: BagService): string => {
    const isWholeTrip = slices.length === flight.slices.length;
    return [
      words.kindsOfBag[kind],
      ...(maxKg === null ? [] : [words.weight(maxKg)]),
      ...(isWholeTrip ? [] : slices.map((slice) => directionName(messages, flight, slice))),
    ].join(', ');
  };
  return (
    <section className="baglist" aria-labelledby={title}>
      <h3 id={title}>{words.bags}</h3>
      <p className="cluster small">
        <b>{words.included}</b> <BagLine conditions={flight.conditions} />
      </p>
      {bags.length === 0 ? <p className="muted">{words.noBags}</p> : null}
      {party.map(({ traveler, name }) => {
        const bagsOfTraveler = bags.filter((bag) => bag.traveler === traveler);
        return bagsOfTraveler.length === 0 ? null : (
          <div key={traveler} className="baglist__of" role="group" aria-label={words.bagsOf(name)}>
            <b>{name}</b>
            {bagsOfTraveler.map((bag) => {
              const count = choices.find(({ id }) => id === bag.id)?.quantity ?? 0;
              const label = nameOf(bag);
              return (
                <Stepper
                  key={bag.id}
                  label={label}
                  hint={`${bag.price === 0 ? words.bagFree : words.each(shortPrice(bag.price))}, ${words.mostBags(bag.mostBags)}`}
                  value={count}
                  spoken={words.bagsChosen(count)}
                  addLabel={words.addBag(label)}
                  removeLabel={words.removeBag(label)}
                  canAdd={count < bag.mostBags}
                  canRemove={count > 0}
                  onAdd={() => onChoose(withBags(choices, bag, count + 1))}
                  onRemove={() => onChoose(withBags(choices, bag, count - 1))}
                />
              );
            })}
          </div>
        );
      })}
    </section>
  );
}
