/** `npm run desk -- COMMAND`: the agency's own command line, on the same configuration and database as the site. */
import { describeFaults, readConfig } from '../config';
import { createErasureService } from '../privacy/erasure.service';
import { createHandoverService } from '../tracking/handover.service';
import { createTrackingService } from '../tracking/tracking.service';
import { readArguments } from './arguments';
import { COMMANDS } from './commands';
import { toCsv, toTable } from './csv';
import { openDeskDatabase } from './deskDatabase';

const HELP = [
  'npm run desk -- COMMAND [--days N] [--limit N] [--csv]',
  '',
  ...Object.values(COMMANDS).map((c) => `  ${c.usage.padEnd(32)}${c.does}`),
  '',
  '  --csv writes a file for spreadsheets: npm run --silent desk -- calls --csv > calls.csv',
  '',
].join('\n');

/** Writes the answer; the result is the exit code. */
async function main(argv: readonly string[]): Promise<number> {
  const clock = (): Date => new Date();
  const read = readArguments(argv, clock());
  if (!read.ok) return refuse(read.error);
  const { command: name, words, options, isCsv, wantsHelp } = read.value;
  const command = name !== null && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || wantsHelp) {
    const isAsked = name === null || wantsHelp;
    (isAsked ? process.stdout : process.stderr).write(HELP);
    return isAsked ? 0 : 2;
  }
  const config = readConfig(process.env);
  if (!config.ok) return refuse(describeFaults(config.error));
  const database = await openDeskDatabase(config.value);
  try {
    const { db } = database;
    const services = {
      tracking: createTrackingService({ db, clock }),
      handover: createHandoverService({ db, clock }),
      erasure: createErasureService({ db, clock }),
    };
    const answer = await command.run(services, words, options);
    if (!answer.ok) return refuse(answer.error);
    const { names, rows } = answer.value;
    process.stdout.write(isCsv ? toCsv(names, rows) : toTable(names, rows));
    return 0;
  } finally {
    await database.close();
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
