/** The words after `desk`, read once. */
import { parseArgs } from 'node:util';
import { addDays, parseIsoDate } from '#core/domain/values/dates';
import { err, ok } from '#core/domain/values/result';
import type { IsoDate } from '#core/domain/values/dates';
import type { Result } from '#core/domain/values/result';
import { DEFAULT_TIME_ZONE } from '../platform/config/deskConfig';
import { startOfDay } from '../geography/timeZones';
import type { DeskOptions } from './command';

export interface DeskArguments {
  readonly command: string | null;
  readonly words: readonly string[];
  readonly options: DeskOptions;
  /** CSV on standard output instead of columns. */
  readonly isCsv: boolean;
  /** The same as a list of objects. */
  readonly isJson: boolean;
  /** `--help` or `-h`, whatever else is said. */
  readonly wantsHelp: boolean;
}

/** As long as call clicks are kept. */
const USUAL_DAYS = 90;
const USUAL_LIMIT = 200;
const MAX_LIMIT = 1_000_000;
const DAY_MS = 86_400_000;

/** `now` is what `--days` counts back from; days begin at midnight of the agency's zone. The failure is one sentence. */
export function readArguments(argv: readonly string[], now: Date, timeZone: string = DEFAULT_TIME_ZONE): Result<DeskArguments, string> {
  const parsed = splitWords(argv);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const isCsv = values.csv === true;
  const days = wholeNumber(values.days, USUAL_DAYS, 3650);
  const limit = wholeNumber(values.limit, isCsv ? MAX_LIMIT : USUAL_LIMIT, MAX_LIMIT);
  if (days === null || limit === null) return err('--days and --limit take a whole number from 1.');
  const minutes = values.minutes === undefined ? null : wholeMinutes(values.minutes);
  if (values.minutes !== undefined && minutes === null) return err('--minutes takes a whole number; earlier is below zero.');
  const [command = null, ...words] = positionals;
  const from = dayOf(values.from);
  const to = dayOf(values.to);
  if (from === 'wrong' || to === 'wrong') return err('--from and --to take a day such as 2027-01-31.');
  const range = {
    since: from === null ? new Date(now.getTime() - days * DAY_MS) : startOfDay(from, timeZone),
    until: to && startOfDay(addDays(to, 1), timeZone),
    limit,
  };
  return ok({
    command,
    words,
    options: {
      by: values.by ?? null,
      range,
      now,
      isSure: values.yes === true,
      minutes,
      isOpenOnly: values.open === true,
      state: values.state ?? null,
      role: values.role ?? null,
    },
    isCsv,
    isJson: values.json === true,
    wantsHelp: values.help === true,
  });
}

function splitWords(argv: readonly string[]) {
  try {
    return ok(
      parseArgs({
        args: [...argv],
        allowPositionals: true,
        options: {
          by: { type: 'string' },
          days: { type: 'string' },
          limit: { type: 'string' },
          minutes: { type: 'string' },
          from: { type: 'string' },
          to: { type: 'string' },
          state: { type: 'string' },
          role: { type: 'string' },
          open: { type: 'boolean' },
          csv: { type: 'boolean' },
          json: { type: 'boolean' },
          yes: { type: 'boolean' },
          help: { type: 'boolean', short: 'h' },
        },
      }),
    );
  } catch (error) {
    return err(error instanceof Error ? error.message : 'These words cannot be read.');
  }
}

function wholeNumber(text: string | undefined, usual: number, max: number): number | null {
  if (text === undefined) return usual;
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= max ? value : null;
}

function wholeMinutes(text: string): number | null {
  return /^-?\d{1,5}$/.test(text) && Number(text) !== 0 ? Number(text) : null;
}

function dayOf(text: string | undefined): IsoDate | null | 'wrong' {
  if (text === undefined) return null;
  return parseIsoDate(text) ?? 'wrong';
}
