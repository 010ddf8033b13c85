import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { TravelerKind } from '#core/domain/travelers';
import { CABINS, parseCabin } from '#core/domain/trip';
import { useMessages } from '#web/platform/messages';
import { Stepper } from '#web/ui/Stepper';
import { useTravelersField } from '../search.hooks';
import { FieldNote } from './FieldNote';

const KINDS: readonly TravelerKind[] = ['adult', 'child', 'infant'];

/** Travelers and cabin in a popover (spec §4, §5); on phones a row of its own. */
export function TravelersField({ id }: { id: string }) {
  const { search: t, common } = useMessages();
  const slot = useRef<HTMLDivElement>(null);
  const party = useTravelersField();
  const errorId = `${id}-error`;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !party.isOpen) return;
    event.preventDefault();
    party.close('returned');
  };
  const onBlur = (event: FocusEvent): void => {
    if (slot.current?.contains(event.relatedTarget)) return;
    party.leave();
    if (party.isOpen) party.close('left');
  };

  return (
    <div className="slot slot--pax" ref={slot} onKeyDown={onKeyDown} onBlur={onBlur}>
      <span className="label" id={`${id}-label`}>
        {t.travelersAndCabin}
      </span>
      <button
        id={id}
        className="val"
        type="button"
        aria-labelledby={`${id}-label ${id}-count ${id}-cabin`}
        aria-haspopup="dialog"
        aria-expanded={party.isOpen}
        aria-describedby={party.fault ? errorId : undefined}
        data-invalid={party.fault !== undefined}
        onClick={() => {
          if (party.isOpen) party.close('returned');
          else party.open();
        }}
      >
        <span id={`${id}-count`}>{common.travelers(party.total)}</span>
      </button>
      <span className="vh" id={`${id}-cabin`}>
        {common.cabins[party.cabin]}
      </span>
      <FieldNote id={errorId} help={common.cabins[party.cabin]} fault={party.fault} />
      {party.isOpen ? (
        <div className="paxpop" role="dialog" aria-labelledby={`${id}-label`} tabIndex={-1}>
          {KINDS.map((kind) => (
            <Stepper
              key={kind}
              label={t.kinds[kind]}
              hint={t.ages[kind]}
              value={party.counts[kind]}
              addLabel={t.add[kind]}
              removeLabel={t.remove[kind]}
              canAdd={party.canAdd[kind]}
              canRemove={party.canRemove[kind]}
              onAdd={() => {
                party.add(kind);
              }}
              onRemove={() => {
                party.remove(kind);
              }}
            />
          ))}
          <div className="field">
            <label htmlFor={`${id}-select`}>{t.cabin}</label>
            <select
              id={`${id}-select`}
              value={party.cabin}
              onChange={(event) => {
                const cabin = parseCabin(event.currentTarget.value);
                if (cabin) party.chooseCabin(cabin);
              }}
            >
              {CABINS.map((cabin) => (
                <option key={cabin} value={cabin}>
                  {common.cabins[cabin]}
                </option>
              ))}
            </select>
          </div>
          <button
            className="btn btn--brand btn--s"
            type="button"
            onClick={() => {
              party.close('returned');
            }}
          >
            {t.done}
          </button>
        </div>
      ) : null}
    </div>
  );
}
