import { createElement, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useMessages } from '#web/platform/sent/messages';
import { useOnDemand } from '#web/platform/useOnDemand';
import { useTravelersField } from './form.hooks';
import { useIsPhone, useSheet } from '../sheet/sheet.hooks';
import { FieldNote } from './FieldNote';
import { SheetClose } from '../sheet/SheetClose';

/** In a chunk of its own: nobody needs it before it is opened. */
const loadPanel = () => import(/* webpackChunkName: "flights" */ '../flights/TravelersPanel').then((m) => m.TravelersPanel);

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
  const Panel = useOnDemand(party.isOpen, loadPanel);

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
      className={`slot slot--pax${isSheet ? ' slot--sheet' : ''}${party.fault ? ' slot--bad' : ''}`}
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
      {party.isOpen && Panel ? createElement(Panel, { id, isSheet, onDone: close }) : null}
    </div>
  );
}
