import './legSeats.css';
import { useId, useState } from 'react';
import type { Seat, SeatMap } from '#core/domain/extras/extras';
import { seatsOf } from '#core/domain/extras/extras';
import { chosenOf, seatBar, withoutSeat, withSeat } from '#core/domain/extras/seatChoice';
import { dayOfLeg } from '#core/domain/extras/seatRules';
import { seatsTogether } from '#core/domain/extras/seatsTogether';
import { useBookingWords } from '#web/platform/sent/messages';
import { shortPrice } from '../../extrasText';
import type { PartyProps } from './extrasProps';
import { SeatLegend } from './SeatLegend';
import { SeatTables } from './SeatTables';
import { SeenSeat } from './SeenSeat';

interface LegSeatsProps extends PartyProps {
  readonly map: SeatMap;
  /** To the next flight; null after the last one. */
  readonly next: (() => void) | null;
}

/** Who sits where on one flight: the traveler whose turn it is takes a seat, and the next one without has the turn. */
export function LegSeats({ flight, onSale, choices, onChoose, party, map, next }: LegSeatsProps) {
  const { extras: words } = useBookingWords();
  const [turn, setTurn] = useState(0);
  const [said, setSaid] = useState('');
  const radios = useId();
  const current = party[turn];
  const day = dayOfLeg(flight.slices, map);
  const seats = chosenOf(onSale, choices).chosen.flatMap((one) =>
    one.kind === 'seat' && one.slice === map.slice && one.leg === map.leg ? [one] : [],
  );
  const isSomeFree = seatsOf(map).some(({ services }) => services.some(({ price }) => price === 0));
  const nameOf = (traveler: number): string => party[traveler]?.name ?? words.traveler(traveler + 1);
  const owners = new Map(seats.map(({ designator, traveler }) => [designator, traveler]));

  const take = (seat: Seat): void => {
    if (!current) return;
    const bar = seatBar(seat, current, day);
    if (bar !== null) return setSaid(`${seat.designator}: ${words.bars[bar]}`);
    const owner = owners.get(seat.designator);
    onChoose(withSeat(choices, map, seat, current.traveler));
    if (owner === current.traveler) return setSaid(words.given(current.name));
    // whose seat was taken over has none now
    const seated = new Set(seats.map(({ traveler }) => traveler).filter((traveler) => traveler !== owner));
    const waiting = party.find(({ traveler }) => traveler !== current.traveler && !seated.has(traveler));
    if (waiting) setTurn(waiting.traveler);
    setSaid([words.taken(seat.designator, current.name), ...(waiting ? [words.nowFor(waiting.name)] : [])].join(' '));
  };
  const together = (): void => {
    const found = seatsTogether(map, party, day);
    if (!found) return setSaid(party.length === 1 ? words.noneFree : words.noneTogether);
    onChoose([...party.reduce((rest, { traveler }) => withoutSeat(rest, map, traveler), choices), ...found]);
    const names = chosenOf(onSale, found).chosen.flatMap((one) =>
      one.kind === 'seat' ? [`${nameOf(one.traveler)} ${one.designator}`] : [],
    );
    setSaid(words.togetherDone(names.join(', ')));
  };
  return (
    <div className="legseats">
      <div className="legseats__who">
        <fieldset>
          <legend>{words.who}</legend>
          {party.map(({ traveler, name }) => {
            const seat = seats.find((one) => one.traveler === traveler);
            return (
              <label key={traveler} className="legseats__one">
                <input type="radio" name={radios} checked={traveler === turn} onChange={() => setTurn(traveler)} />
                <span className="legseats__name">{name}</span>
                <b className={seat ? undefined : 'muted'}>
                  {seat ? [seat.designator, ...(seat.price > 0 ? [shortPrice(seat.price)] : [])].join(' · ') : words.noSeat}
                </b>
              </label>
            );
          })}
        </fieldset>
        {flight.query.travelers.infants > 0 ? <p className="small muted">{words.lapInfant}</p> : null}
        {isSomeFree ? (
          <button className="btn btn--s btn--line" type="button" onClick={together}>
            {party.length === 1 ? words.alone : words.together}
          </button>
        ) : null}
        <p className="legseats__said" role="status">
          {said}
        </p>
        <SeatLegend map={map} />
      </div>
      <SeenSeat idle={words.keys}>
        {current ? <SeatTables map={map} day={day} who={current} owners={owners} nameOf={nameOf} onPress={take} /> : null}
        {next ? (
          <button className="btn btn--s btn--line" type="button" onClick={next}>
            {words.nextFlight}
          </button>
        ) : null}
      </SeenSeat>
    </div>
  );
}
