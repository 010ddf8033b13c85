/** Ids of seats and bags: they say what they are, so that a choice outlives the minutes for which a supplier's own ids hold. */
import type { BagService, SoldExtra } from './extras';
import { BAG_KINDS } from './extras';

type SeatPlace = { readonly slice: number; readonly leg: number; readonly designator: string; readonly traveler: number };

/** `seat-0-1-12A-2`: slice, leg, seat, traveler. */
export const seatId = ({ slice, leg, designator, traveler }: SeatPlace): string => `seat-${slice}-${leg}-${designator}-${traveler}`;

/** `bag-checked-0.1-2-23`: kind, slices, traveler, and kilograms where the airline names them. */
export const bagId = ({ kind, slices, traveler, maxKg }: Omit<BagService, 'id' | 'price' | 'mostBags'>): string =>
  ['bag', kind, slices.join('.'), traveler, ...(maxKg === null ? [] : [maxKg])].join('-');

/** What an id names, whether or not it is on sale; null where nothing is named so. */
export function readServiceId(id: string, quantity: number): SoldExtra | null {
  const [, slice, leg, designator, traveler] = /^seat-(\d)-(\d)-([0-9]{1,3}[A-Z])-(\d)$/.exec(id) ?? [];
  if (designator !== undefined) return { kind: 'seat', id, slice: Number(slice), leg: Number(leg), designator, traveler: Number(traveler) };
  const [, name, slices = '', owner] = /^bag-([a-zA-Z]+)-(\d(?:\.\d)*)-(\d)(?:-[\d.]+)?$/.exec(id) ?? [];
  const bag = BAG_KINDS.find((kind) => kind === name);
  return bag ? { kind: 'bag', id, bag, slices: slices.split('.').map(Number), traveler: Number(owner), quantity } : null;
}
