/** What a letter about an airline's change says in its subject: in true words, the worst first (booking.41). */
import { changeLines } from '#core/content/phrases/changeLines';
import { changeFacts } from '#core/domain/booking/changeFacts';
import type { ChangeFact } from '#core/domain/booking/changeFacts';
import type { AirportRef, Slice } from '#core/domain/flights/flights';
import type { ScheduleChange } from '../afterSale/scheduleChanges/scheduleChanges.repository';
import type { Words } from './tripBlocks';
import { at } from '#core/domain/values/checkedReads';

interface Trip {
  /** As it was booked. */
  readonly before: readonly Slice[];
  readonly airports: Readonly<Record<string, AirportRef>>;
}

/** `Your return flight is cancelled`, `Your flight times changed`. */
export function changeSubject(words: Words, trip: Trip, facts: readonly ChangeFact[]): string {
  const { subjects } = words.mail.changes;
  const isAll = (...kinds: readonly ChangeFact['kind'][]): boolean => facts.length > 0 && facts.every(({ kind }) => kinds.includes(kind));
  const [worst] = facts;
  if (worst?.kind === 'allCancelled') return subjects.gone;
  if (worst?.kind === 'cancelled') return at(changeLines(words, trip, [worst]), 0).replace(/\.$/u, '');
  if (worst?.kind === 'overlap' || worst?.kind === 'connection') return subjects.broken;
  if (isAll('numbers')) return subjects.numbers;
  return isAll('times', 'day') ? subjects.times : subjects.flights;
}

/** The same of a change as it was kept; null where there is none any more. */
export function subjectOfChange(words: Words, airports: Trip['airports'], change: Pick<ScheduleChange, 'before' | 'after'> | null): string {
  if (change === null) return words.mail.changes.subjects.flights;
  const { before, after } = change;
  return changeSubject(words, { before, airports }, changeFacts(before, after, airports));
}
