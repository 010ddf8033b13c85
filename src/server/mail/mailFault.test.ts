/** Which answers of a mail server say that the address is wrong, and which that something is wrong with us. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { smtpTransport } from './transport';

type Step = 'sender' | 'recipient' | 'text';
let refused: { readonly at: Step; readonly status: number; readonly words: string } | null = null;

const answerAt = (step: Step): Error | null =>
  refused?.at === step ? Object.assign(new Error(refused.words), { responseCode: refused.status }) : null;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_address, _session, done) => done(answerAt('sender')),
  onRcptTo: (_address, _session, done) => done(answerAt('recipient')),
  onData(stream, _session, done) {
    stream.resume().on('end', () => done(answerAt('text')));
  },
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const LETTER = { to: 'Maria@example.com', subject: 'Hi', html: '', text: 'Hi', attachments: [] };

async function send(to = LETTER.to) {
  const { port } = server.server.address() as AddressInfo; // it listens on a port
  const transport = smtpTransport(`smtp://127.0.0.1:${String(port)}`, { name: 'Wingfare', address: 'info@wingfare.example' });
  const sent = await transport.send({ ...LETTER, to }, 'refused');
  await transport.close();
  return sent;
}

it.each<[string, Step, number, string, boolean]>([
  ['a mailbox that is busy', 'recipient', 451, 'try later', false],
  ['a mailbox that there is not', 'recipient', 550, 'no such user', true],
  ['one that moved', 'recipient', 551, 'user not local', true],
  ['a mailbox name that is not allowed', 'recipient', 553, 'not allowed', true],
  ['a mailbox that there is not, by its code', 'recipient', 550, '5.1.1 no such user', true],
  ['a domain that takes no mail', 'recipient', 556, '5.1.10 null MX', true],
  ['a mailbox that is disabled', 'recipient', 550, '5.2.1 disabled', true],
  ['a mailbox that there is not, after the text', 'text', 550, '5.1.1 no such user', true],
  ['a mailbox that is full', 'recipient', 552, '5.2.2 over quota', false],
  ['a mailbox that is full, without a code', 'recipient', 552, 'over quota', false],
  ['a host that does not take our mail', 'recipient', 550, '5.7.1 blocked', false],
  ['relaying that is denied', 'recipient', 550, 'relaying denied', false],
  ['relaying that is denied, by its code', 'recipient', 554, '5.7.1 relay access denied', false],
  ['our sender, complained of at the recipient', 'recipient', 550, '5.1.8 sender domain not found', false],
  ['our sender, without a code', 'recipient', 550, 'Sender verify failed', false],
  ['a login that is missing', 'recipient', 530, '5.7.0 authentication required', false],
  ['a system that takes nothing', 'recipient', 550, '5.3.2 not accepting messages', false],
  ['a route that there is not', 'recipient', 550, '5.4.4 unable to route', false],
  ['a command out of order', 'recipient', 503, '5.5.1 bad sequence', false],
  ['our sender', 'sender', 550, '5.1.1 unknown', false],
  ['our sender, without a code in it', 'sender', 553, 'sender not owned', false],
  ['a login that failed', 'sender', 535, '5.7.8 bad credentials', false],
  ['a letter that is too big', 'text', 552, '5.3.4 too big', false],
  ['a letter that is taken for spam', 'text', 554, '5.7.1 spam', false],
  ['a letter that is refused after its text', 'text', 554, 'no', false],
  ['a letter that is put off after its text', 'text', 450, 'later', false],
])('%s, at the %s: %d %s', async (_, at, status, words, isFinal) => {
  refused = { at, status, words: `${words}, Maria@example.com` };
  const enhanced = /^\d\S+/.exec(words)?.[0];
  const code = expect.stringMatching(new RegExp(`^E[A-Z]+ ${String(status)}${enhanced === undefined ? '' : ` ${enhanced}`}$`)) as string;
  expect(await send()).toEqual({ ok: false, error: { code, isFinal } });
});

it('an address that cannot be written in a mail is refused for good', async () => {
  refused = null;
  expect(await send('')).toEqual({ ok: false, error: { code: 'EENVELOPE', isFinal: true } });
});
