/** How letters leave: to a mail server, or as files where there is none. */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { DAY_MS } from '#core/domain/values/keptFor';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import { headerText } from './headerText';
import { faultOf } from './mailFault';
import type { MailFault } from './mailFault';
import { at } from '#core/domain/values/checkedReads';

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

export interface Letter {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** Whom an answer goes to, where that is not the sender: one address. */
  readonly replyTo?: string;
  /** Where a mail program ends a subscription by one click (RFC 8058). */
  readonly oneClickEnd?: string;
}

export interface MailTransport {
  /** For the log, after a letter left. */
  readonly said: string;
  /** `id` names the letter for good: a letter that leaves twice is the same letter. */
  send(letter: Letter, id: string): Promise<Result<null, MailFault>>;
  close(): Promise<void>;
}

export interface Sender {
  readonly name: string;
  readonly address: string;
}

const FILES_KEPT_MS = 30 * DAY_MS;
/** Shorter than the lease of a letter, all together. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

function messageOf({ to, attachments, replyTo, oneClickEnd, ...letter }: Letter, id: string, from: Sender) {
  return {
    ...letter,
    subject: headerText(letter.subject),
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    // an object is one address: nothing in it can name a second
    to: { name: '', address: to },
    from: { name: headerText(from.name), address: from.address },
    messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    attachments: attachments.map((file) => ({ ...file })),
    // no vacation replies, no bounces into a person's inbox
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(oneClickEnd === undefined
        ? {}
        : { 'List-Unsubscribe': `<${oneClickEnd}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A mail server named by an smtp:// or smtps:// address. */
export function smtpTransport(url: string, from: Sender): MailTransport {
  const server = nodemailer.createTransport({ url, ...PATIENCE });
  return {
    said: 'mail sent',
    async send(letter, id) {
      try {
        await server.sendMail(messageOf(letter, id, from));
        return ok(null);
      } catch (error) {
        return err(faultOf(error));
      }
    },
    close: async () => server.close(),
  };
}

/** One .eml file a letter; the same letter is the same file. */
export function fileTransport(folder: string, from: Sender): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    said: 'mail written to a file',
    async send(letter, id) {
      try {
        const { message } = await composer.sendMail(messageOf(letter, id, from));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = path.join(folder, fileOf(id));
        await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 }); // a buffer was requested
        await rename(`${file}.part`, file);
        return ok(null);
      } catch (error) {
        return err({ code: error instanceof Error && 'code' in error ? String(error.code) : 'unwritable', isFinal: false });
      }
    },
    close: async () => composer.close(),
  };
}

/** Where letters are kept as files. */
export const mailFolder = (dataDir: string): string => path.join(dataDir, 'mail');

const fileOf = (id: string): string => `${id}.eml`;

/** Letters to an address, and those that an answer to would reach it by: none is left as a file. Answers how many went. */
export async function forgetFilesOf(folder: string, email: string): Promise<number> {
  let gone = 0;
  for (const file of await filesOf(folder, email)) {
    await rm(file, { force: true });
    gone += 1;
  }
  return gone;
}

/** Which files those are. */
export async function filesOf(folder: string, email: string): Promise<readonly string[]> {
  const files: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const head = at((await readFile(file, 'utf8').catch(() => '')).split(/\r?\n\r?\n/, 1), 0);
    const addresses = [...head.replace(/\r?\n[ \t]+/g, ' ').matchAll(/^(?:To|Reply-To):(.*)$/gim)].map(([, value = '']) =>
      addressIn(value),
    );
    if (addresses.includes(email.trim().toLowerCase())) files.push(file);
  }
  return files;
}

/** `Ana <ana@example.com>` and `ana@example.com` are the same. */
const addressIn = (value: string): string => (/<([^<>]*)>/.exec(value)?.[1] ?? value).trim().toLowerCase();

/** Files past the time that the outbox knows of them. */
export async function forgetOldFiles(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs > FILES_KEPT_MS) await rm(file, { force: true });
  }
}
