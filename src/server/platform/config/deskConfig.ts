/** Settings of the agency's desk: the web page's token, and where the agency's days begin. */
import { Secret } from 'otpauth';
import type { Cents } from '#core/domain/values/money';
import type { ReadVariable } from './readVariable';

export interface DeskSettings {
  /** What makes the first supervisor of `/desk`, or null where there is no such page. */
  readonly token: string | null;
  /** The same supervisor's second factor (`npm run desk -- totp`), or null where the token alone signs in. */
  readonly totpSecret: Secret | null;
  /** Cents that an agent refunds alone; a supervisor refunds more. */
  readonly refundLimit: Cents;
  /** IANA zone whose midnight ends a day of reports and lists. */
  readonly timeZone: string;
}

export const DEFAULT_TIME_ZONE = 'America/New_York';
const USUAL_REFUND_LIMIT = 100_000;
const TOTP_BYTES = 16;
/** As long as no number of tries finds it. */
const TOKEN = /^[\x21-\x7e]{24,200}$/;

export function readDesk(read: ReadVariable): DeskSettings {
  return {
    token: read<string | null>('DESK_TOKEN', null, 'from 24 to 200 letters, digits and signs, such as openssl rand -hex 24 writes', (t) =>
      TOKEN.test(t) ? t : null,
    ),
    totpSecret: read<Secret | null>(
      'DESK_TOTP_SECRET',
      null,
      'at least 26 letters and digits from 2 to 7, as npm run desk -- totp writes',
      readSecret,
    ),
    refundLimit: read('DESK_REFUND_LIMIT', USUAL_REFUND_LIMIT, 'a whole number of dollars from 0 to 1000000', readDollars),
    timeZone: read('DESK_TIME_ZONE', DEFAULT_TIME_ZONE, 'an IANA time zone such as America/Chicago', (t) => (isTimeZone(t) ? t : null)),
  };
}

function readDollars(text: string): Cents | null {
  const dollars = /^\d{1,7}$/.test(text) ? Number(text) : null;
  return dollars === null || dollars > 1_000_000 ? null : dollars * 100;
}

/** As people copy it: small letters, groups and padding are taken. */
function readSecret(text: string): Secret | null {
  try {
    const secret = Secret.fromBase32(text.replace(/\s/g, ''));
    return secret.bytes.length >= TOTP_BYTES ? secret : null;
  } catch {
    return null;
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}
