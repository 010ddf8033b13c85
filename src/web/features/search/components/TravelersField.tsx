import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { TravelerKind } from '#core/domain/travelers/travelers';
import { CABINS, parseCabin } from '#core/domain/search/trip';
import { useMessages } from '#web/platform/sent/messages';
import { showWhole } from '#web/ui/showWhole';
import { Stepper } from '#web/ui/fields/Stepper';
import { useTravelersField } from './form.hooks';
import { useIsPhone, useSheet } from '../sheet/sheet.hooks';
import { FieldNote } from './FieldNote';
import { SheetClose } from '../sheet/SheetClose';

const KINDS: readonly TravelerKind[] = ['adult', 'child', 'infant'];
const COUNTED = { adult: 'adults', child: 'children', infant: 'infants' } as const satisfies Record<TravelerKind, string>;

/** A dialog that opens takes the focus. */
function entered(dialog: HTMLElement | null): void {
  showWhole(dialog);
  dialog?.focus({ preventScroll: true });
}

/** Travelers and cabin in a popover (search.17, search.19); on phones a row of its own, and a sheet (search.38). */
export function TravelersField({ id }: { id: string }) {
  const { search: t, common } = useMessages();
  const slot = useRef<HTMLDivElement>(null);
  const party = useTravelersField();
  const errorId = `${id}-error`;
  const isSheet = useIsPhone() && party.isOpen;
  const close = (): void => {
    party.close('returned');
  };
  useSheet(slot, isSheet, close);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !party.isOpen) return;
    event.preventDefault();
    close();
  };
  const onBlur = (event: FocusEvent): void => {
    if (isSheet || slot.current?.contains(event.relatedTarget)) return;
    party.leave();
    if (party.isOpen) party.close('left');
  };

  return (
    <div
      className={isSheet ? 'slot slot--pax slot--sheet' : 'slot slot--pax'}
      ref={slot}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      {...(isSheet && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': `${id}-label` })}
    >
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
          if (party.isOpen) close();
          else party.open();
        }}
      >
        <span id={`${id}-count`}>{common.travelers(party.total)}</span>
      </button>
      <span className="vh" id={`${id}-cabin`}>
        {common.cabins[party.cabin]}
      </span>
      <FieldNote id={errorId} help={common.cabins[party.cabin]} fault={party.fault} flight={1} />
      {isSheet ? <SheetClose onClose={close} /> : null}
      {party.isOpen ? (
        <div className="popover paxpop" ref={entered} role={isSheet ? 'group' : 'dialog'} aria-labelledby={`${id}-label`} tabIndex={-1}>
          {KINDS.map((kind) => (
            <Stepper
              key={kind}
              label={t.kinds[kind]}
              hint={t.ages[kind]}
              value={party.counts[kind]}
              spoken={common[COUNTED[kind]](party.counts[kind])}
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
          <button className="btn btn--brand btn--s" type="button" onClick={close}>
            {t.done}
          </button>
        </div>
      ) : null}
    </div>
  );
}
