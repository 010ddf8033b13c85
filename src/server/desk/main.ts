/** `npm run desk -- COMMAND`: the agency's own command line, on the same configuration and database as the site. */
import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Locale } from '#core/domain/site/routes';
import { ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import { createAttentionDesk } from '../attention/attentionDesk.service';
import { describeFaults, knownOrigin, readConfig } from '../platform/config/config';
import type { Config } from '../platform/config/config';
import { findPostgres } from '../platform/db/postgresBinaries';
import { createErasureService } from '../visitors/privacy/erasure.service';
import { createGuesses } from './guesses.service';
import { createHandoverService } from '../visitors/tracking/handover.service';
import { createRecordingService } from '../visitors/recordings/recordings.service';
import { createTrackingService } from '../visitors/tracking/tracking.service';
import { createDeskActions } from './actions.service';
import { createAgentService } from './agents/agents.service';
import { readArguments } from './arguments';
import { backupCommands } from './backupCommands';
import type { Command, ConfiguredCommand, Report } from './command';
import { COMMANDS } from './commands';
import { createCommentDesk } from '../visitors/comments/comments.service';
import { createEnquiryDesk } from '../visitors/enquiries/enquiries.service';
import { createOutboxService } from '../mail/outbox.service';
import { mailFolder } from '../mail/transport';
import { endLink } from '../visitors/subscriptions/subscriptionLetters.service';
import { createSubscriptionDesk } from '../visitors/subscriptions/subscriptions.service';
import { createReportService } from '../reports/reports.service';
import { examineGateway, openDeskBookings } from '../wiring/deskServices';
import { toCsv, toJson, toTable } from './csv';
import { openDeskDatabase } from './deskDatabase';
import { examine } from './doctor';
import { SETTINGS_COMMANDS } from './settingsCommands';

const clock = (): Date => new Date();
const MIGRATIONS = path.join(__dirname, 'migrations');

const ALL: Readonly<Record<string, ConfiguredCommand>> = {
  doctor: {
    usage: 'doctor',
    does: 'tests the settings of this environment and says what is wrong',
    run: runDoctor,
  },
  ...SETTINGS_COMMANDS,
  ...backupCommands({ requireFrom: __filename, migrations: MIGRATIONS }),
  ...Object.fromEntries(Object.entries(COMMANDS).map(([name, command]) => [name, onDatabase(command)])),
};
const USAGE_WIDTH = Math.max(...Object.values(ALL).map(({ usage }) => usage.length)) + 2;

const HELP = [
  'npm run desk -- COMMAND [--days N | --from DAY --to DAY] [--limit N] [--csv|--json]',
  '',
  ...Object.values(ALL).map((c) => `  ${c.usage.padEnd(USAGE_WIDTH)}${c.does}`),
  '',
  '  --csv writes a file for spreadsheets: npm run --silent desk -- calls --csv > calls.csv',
  '  --json writes the same as a list of objects; --help after a command explains it',
  '',
].join('\n');

/** Writes the answer; the result is the exit code. */
async function main(argv: readonly string[]): Promise<number> {
  const config = readConfig(process.env);
  const read = readArguments(argv, clock(), config.ok ? config.value.desk.timeZone : undefined);
  if (!read.ok) return refuse(read.error);
  const { command: name, words, options, isCsv, isJson, wantsHelp } = read.value;
  const command = name !== null && Object.hasOwn(ALL, name) ? ALL[name] : undefined;
  if (!command || wantsHelp) {
    const isHelp = name === null || wantsHelp;
    (isHelp ? process.stdout : process.stderr).write(command ? `npm run desk -- ${command.usage}\n\n  ${command.does}\n` : HELP);
    return isHelp ? 0 : 2;
  }
  if (!config.ok) return refuse(describeFaults(config.error));
  const answer = await command.run(config.value, words, options);
  if (!answer.ok) return refuse(answer.error);
  const { names, rows, file } = answer.value;
  if (file) writeFileSync(file.name, file.text);
  process.stdout.write(isCsv ? toCsv(names, rows) : isJson ? toJson(names, rows) : toTable(names, rows));
  return answer.value.isWrong === true ? 1 : 0;
}

/** A command of the tables, with the services it may use. */
function onDatabase(command: Command): ConfiguredCommand {
  const run: ConfiguredCommand['run'] = async (config, words, options) => {
    const database = await openDeskDatabase(config);
    const { db } = database;
    const room = openDeskBookings(config, db, clock, __dirname);
    try {
      const attention = createAttentionDesk({ db, clock, accounts: config, bookingsOf: room.desk.ofAttempts });
      const services = {
        attention,
        actions: createDeskActions({ db, clock, bookings: room.desk, attention }),
        agents: createAgentService({ db, clock, issuer: config.brand.brandName }),
        agent: userName(),
        tracking: createTrackingService({ db, clock }),
        handover: createHandoverService({ db, clock }),
        guesses: createGuesses({ db, clock }),
        erasure: createErasureService({ db, clock, mailFolder: mailFolder(config.dataDir) }),
        recordings: createRecordingService(db, clock),
        bookings: room.desk,
        reports: createReportService({ db, numbers: config.numbers, timeZone: config.desk.timeZone }),
        mails: createOutboxService({ db, clock }),
        enquiries: createEnquiryDesk({ db, clock }),
        comments: createCommentDesk({ db, clock }),
        subscriptions: createSubscriptionDesk(db),
        endLinkOf: (token: string, locale: Locale) => endLink(knownOrigin(config), locale, token),
      };
      return await command.run(services, words, options);
    } finally {
      await room.close();
      await database.close();
    }
  };
  return { usage: command.usage, does: command.does, run };
}

/** A user of a container may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${String(process.getuid?.() ?? '')}`.trim();
  }
}

async function runDoctor(config: Config): Promise<Result<Report, string>> {
  const found = await examine(config, {
    checkPrograms: () => void findPostgres(__filename, 'all'),
    checkDatabase: () => askDatabase(config),
    examineGateway,
  });
  return ok({
    names: ['', 'about', 'says'],
    rows: found.map(({ verdict, about, says }) => [verdict, about, says]),
    isWrong: found.some(({ verdict }) => verdict === 'wrong'),
  });
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
