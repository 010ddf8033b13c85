/** What a log line may say of an error: its kind, its code and where in our own code it happened, never what it was about. */
import path from 'node:path';
import { causesOf, textOf } from '../../platform/db/faults';

export interface LoggedError {
  readonly [member: string]: unknown;
  readonly type: string;
  /** Empty unless our own lines threw it: packages, engine and database quote values, which may be a traveler's. */
  readonly message: string;
  /** Our own frames alone, innermost first, a line each: `book (main.js:12:3)`. */
  readonly stack: string;
  /** SQLSTATE or a code of Node. */
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly cause?: LoggedError;
}

const MAX_FRAMES = 12;
const MAX_MESSAGE = 300;
/** Kinds that our own lines throw; those of packages build messages out of what they were given. */
const PLAIN = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError']);
const FRAME = /^ {4}at (?:async )?(?:new )?(?:(.+?)(?: \[as [^\]]*\])? \()?([^()]+):(\d+):(\d+)\)?$/;

/** An error and its causes. */
export function loggedError(error: unknown): LoggedError {
  const described = causesOf(error).map(describe);
  return (
    described.reduceRight<LoggedError | null>((cause, at) => (cause ? { ...at, cause } : at), null) ?? {
      type: typeof error,
      message: '',
      stack: '',
    }
  );
}

function describe(error: Error): LoggedError {
  const { isThrownByUs, frames } = framesOf(error);
  const type = error.constructor.name;
  const code = textOf(error, 'code');
  const constraint = textOf(error, 'constraint');
  const table = textOf(error, 'table');
  return {
    type,
    message: isThrownByUs && code === null && PLAIN.has(type) ? error.message.slice(0, MAX_MESSAGE) : '',
    stack: frames.join('\n'),
    ...(code === null ? {} : { code }),
    ...(constraint === null ? {} : { constraint }),
    ...(table === null ? {} : { table }),
  };
}

/** The message is at the head of a stack, and may itself look like frames: only what follows it is read. */
function framesOf({ stack = '', message }: Error): { readonly isThrownByUs: boolean; readonly frames: readonly string[] } {
  const head = stack.indexOf(message);
  const lines =
    head < 0
      ? []
      : stack
          .slice(head + message.length)
          .split('\n')
          .slice(1);
  const frames = lines.map(ownFrame);
  return { isThrownByUs: typeof frames[0] === 'string', frames: frames.filter((f) => f !== null).slice(0, MAX_FRAMES) };
}

function ownFrame(line: string): string | null {
  const [, name, file = '', row = '', column = ''] = FRAME.exec(line) ?? [];
  if (!/^(?:\/|file:|[A-Za-z]:\\)/.test(file) || /[\\/]node_modules[\\/]/.test(file)) return null;
  const place = `${path.basename(file)}:${row}:${column}`;
  return name === undefined ? place : `${name} (${place})`;
}
