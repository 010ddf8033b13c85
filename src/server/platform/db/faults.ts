/** Reading errors of the database: which are refusals of a row, which say that it cannot work just now. */

/** An error and what caused it, outermost first; a chain that never ends is cut. */
export function causesOf(error: unknown): readonly Error[] {
  const chain: Error[] = [];
  for (let at = error; at instanceof Error && chain.length < 5; at = at.cause) chain.push(at);
  return chain;
}

/** The text of a member such as `code` or `constraint`, null when there is none. */
export function textOf(error: Error, member: string): string | null {
  const value: unknown = Reflect.get(error, member);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The name of the unique index an insert ran into, or null when the error is another one. */
export function violatedIndex(error: unknown): string | null {
  const violation = causesOf(error).find((at) => textOf(at, 'code') === '23505');
  return violation ? (textOf(violation, 'constraint') ?? '') : null;
}

/**
 * SQLSTATE of transient conditions (PostgreSQL, appendix A): connection (08), resources such as a full disk (53), time-outs and
 * cancelled queries (57014, 55P03, 25P03, 25P04), a server that starts or stops (57P0x), a standby (25006), the losers of a
 * conflict (40001, 40P01), input and output (58030).
 */
const TRANSIENT_STATE = /^(?:08...|53...|57014|57P0\d|55P03|25P0[34]|25006|40001|40P01|58030)$/;

/** The same of the operating system. */
const TRANSIENT_SYSTEM = new Set([
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);

/** A socket that is not there, or whose queue is full, while the server starts or stops; elsewhere these are faults of the site. */
const TRANSIENT_CONNECT = new Set(['ENOENT', 'ENOTFOUND', 'EAGAIN']);

/** What pg says without a code. */
const TRANSIENT_MESSAGE =
  /^(?:timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** True when the database, or the way to it, cannot do this just now: asking again later is right (503). */
export function isTransientFault(error: unknown): boolean {
  return causesOf(error).some((at) => {
    const code = textOf(at, 'code');
    if (code === null) return TRANSIENT_MESSAGE.test(at.message);
    return TRANSIENT_STATE.test(code) || TRANSIENT_SYSTEM.has(code) || (TRANSIENT_CONNECT.has(code) && textOf(at, 'syscall') === 'connect');
  });
}

/** The codes on the way from an error to its cause: SQLSTATE, those of Node, and 08006 where pg gives none. */
export const codesOf = (error: unknown): readonly string[] =>
  causesOf(error).flatMap((at) => textOf(at, 'code') ?? (TRANSIENT_MESSAGE.test(at.message) ? '08006' : []));
