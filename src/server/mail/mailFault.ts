/**
 * Why a letter was not taken, and whether its address is why. A refusal of ours (our login, our sender, our reputation, a letter that is too
 * big) is mended by whoever runs the site: the letter waits, and no traveler is told that an address is wrong.
 */
export interface MailFault {
  readonly code: string;
  /** The address cannot be written to: asking again would get the same no. */
  readonly isFinal: boolean;
}

/** Nothing is kept of what a mail server says but its codes: the rest may hold the address. */
export function faultOf(error: unknown): MailFault {
  const { code = 'unknown', command, response = '', message } = readError(error);
  const [, status, enhanced] = /^(\d{3})[ -]?(\d\.\d{1,3}\.\d{1,3})?/.exec(response) ?? [];
  if (status === undefined) return { code, isFinal: code === 'EENVELOPE' && !message.startsWith('Invalid sender') };
  return {
    code: [code, status, enhanced].filter((part) => part !== undefined).join(' '),
    isFinal: status.startsWith('5') && refusesAddress(command, { status, enhanced, text: response }),
  };
}

/** RFC 3463: no such mailbox or domain, the mailbox is disabled. 5.1.7 and 5.1.8 are about the sender. */
const OF_ADDRESS = /^5\.(?:1\.(?:[0-69]|10)|2\.1)$/;
/** RFC 5321 §4.2.3, where no other code says more. */
const PLAIN_OF_ADDRESS = /^55[013]$/;
/** Words of servers without enhanced codes that refuse us. */
const OF_SENDER = /relay|sender|authenti|block|spam|polic|reputation/i;

interface Reply {
  readonly status: string;
  readonly enhanced: string | undefined;
  readonly text: string;
}

/** Many servers refuse a recipient only after the text; what they refuse there without saying why may be the text. */
function refusesAddress(command: string | undefined, { status, enhanced, text }: Reply): boolean {
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  if (enhanced !== undefined) return OF_ADDRESS.test(enhanced);
  return command === 'RCPT TO' && PLAIN_OF_ADDRESS.test(status) && !OF_SENDER.test(text);
}

interface SentError {
  readonly message: string;
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
}

/** An address that no server was asked about has no response: it cannot be written in a mail. */
function readError(error: unknown): SentError {
  if (!(error instanceof Error)) return { message: '' };
  const textOf = (name: string): object => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? { [name]: value } : {};
  };
  return { message: error.message, ...textOf('code'), ...textOf('command'), ...textOf('response') };
}
