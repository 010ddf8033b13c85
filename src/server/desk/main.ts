/** `npm run desk -- COMMAND`: the agency's own command line, on the same configuration and database as the site. */
import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { sql } from 'drizzle-orm';
import type { Locale } from '#core/domain/site/routes';
import { createAttentionDesk } from '../attention/attentionDesk.service';
import { describeFaults, readConfig } from '../config/config';
import type { Config } from '../config/config';
import { findPostgres } from '../db/postgresBinaries';
import { createErasureService } from '../privacy/erasure.service';
import { createHandoverService } from '../tracking/handover.service';
import { createRecordingService } from '../recordings/recordings.service';
import { createTrackingService } from '../tracking/tracking.service';
import { createDeskActions } from './actions.service';
import { readArguments } from './arguments';
import { COMMANDS } from './commands';
import { createCommentDesk } from '../comments/comments.service';
import { createEnquiryDesk } from '../enquiries/enquiries.service';
import { createOutboxService } from '../mail/outbox.service';
import { mailFolder } from '../mail/transport';
import { endLink } from '../subscriptions/subscriptionLetters.service';
import { createSubscriptionDesk } from '../subscriptions/subscriptions.service';
import { createReportService } from '../reports/reports.service';
import { examineGateway, openDeskBookings } from '../wiring/deskServices';
import { toCsv, toJson, toTable } from './csv';
import { openDeskDatabase } from './deskDatabase';
import { examine } from './doctor';

const DOCTOR = 'doctor';
const USAGE_WIDTH = Math.max(...Object.values(COMMANDS).map(({ usage }) => usage.length)) + 2;

const HELP = [
  'npm run desk -- COMMAND [--days N | --from DAY --to DAY] [--limit N] [--csv|--json]',
  '',
  `  ${DOCTOR.padEnd(USAGE_WIDTH)}tests the settings of this environment and says what is wrong`,
  ...Object.values(COMMANDS).map((c) => `  ${c.usage.padEnd(USAGE_WIDTH)}${c.does}`),
  '',
  '  --csv writes a file for spreadsheets: npm run --silent desk -- calls --csv > calls.csv',
  '  --json writes the same as a list of objects; --help after a command explains it',
  '',
].join('\n');

/** Writes the answer; the result is the exit code. */
async function main(argv: readonly string[]): Promise<number> {
  const clock = (): Date => new Date();
  const config = readConfig(process.env);
  const read = readArguments(argv, clock(), config.ok ? config.value.desk.timeZone : undefined);
  if (!read.ok) return refuse(read.error);
  const { command: name, words, options, isCsv, isJson, wantsHelp } = read.value;
  const command = name !== null && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (name === DOCTOR && !wantsHelp) return runDoctor();
  if (!command || wantsHelp) {
    const isAsked = name === null || wantsHelp;
    (isAsked ? process.stdout : process.stderr).write(command ? `npm run desk -- ${command.usage}\n\n  ${command.does}\n` : HELP);
    return isAsked ? 0 : 2;
  }
  if (!config.ok) return refuse(describeFaults(config.error));
  const database = await openDeskDatabase(config.value);
  const { db } = database;
  const room = openDeskBookings(config.value, db, clock, __dirname);
  try {
    const attention = createAttentionDesk({ db, clock, accounts: config.value, bookingsOf: room.desk.ofAttempts });
    const services = {
      attention,
      actions: createDeskActions({ db, clock, bookings: room.desk, attention }),
      agent: userName(),
      tracking: createTrackingService({ db, clock }),
      handover: createHandoverService({ db, clock }),
      erasure: createErasureService({ db, clock, mailFolder: mailFolder(config.value.dataDir) }),
      recordings: createRecordingService(db, clock),
      bookings: room.desk,
      reports: createReportService({ db, numbers: config.value.numbers, timeZone: config.value.desk.timeZone }),
      mails: createOutboxService({ db, clock }),
      enquiries: createEnquiryDesk({ db, clock }),
      comments: createCommentDesk({ db, clock }),
      subscriptions: createSubscriptionDesk(db),
      endLinkOf: (token: string, locale: Locale) => endLink(config.value.publicOrigin ?? '', locale, token),
    };
    const answer = await command.run(services, words, options);
    if (!answer.ok) return refuse(answer.error);
    const { names, rows, file } = answer.value;
    if (file) writeFileSync(file.name, file.text);
    process.stdout.write(isCsv ? toCsv(names, rows) : isJson ? toJson(names, rows) : toTable(names, rows));
    return answer.value.isWrong === true ? 1 : 0;
  } finally {
    await room.close();
    await database.close();
  }
}

/** A user of a container may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${String(process.getuid?.() ?? '')}`.trim();
  }
}

async function runDoctor(): Promise<number> {
  const config = readConfig(process.env);
  if (!config.ok) return refuse(describeFaults(config.error));
  const found = await examine(config.value, {
    checkPrograms: () => void findPostgres(__filename, 'all'),
    checkDatabase: () => askDatabase(config.value),
    examineGateway,
  });
  process.stdout.write(
    toTable(
      ['', 'about', 'says'],
      found.map(({ verdict, about, says }) => [verdict, about, says]),
    ),
  );
  return found.some(({ verdict }) => verdict === 'wrong') ? 1 : 0;
}

async function askDatabase(config: Config): Promise<void> {
  const { db, close } = await openDeskDatabase(config);
  try {
    await db.execute(sql`select 1`);
  } finally {
    await close();
  }
}

function refuse(line: string): number {
  process.stderr.write(`${line}\n`);
  return 1;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.exitCode = refuse(error instanceof Error ? error.message : String(error));
  },
);
