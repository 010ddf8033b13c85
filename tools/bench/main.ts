/** `npm run bench [name …]`: runs every benchmark, or those named, and writes them into docs/benchmarks.md with the machine named. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BenchReport, BenchRow } from './report';

const root = path.resolve(__dirname, '../..');

interface BenchModule {
  /** Null where what it needs is not there: its section stays as it was. */
  readonly run: () => Promise<BenchReport | null>;
}

function machine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown processor'}, ${memory} GiB, ${os.type()} ${os.release()}, Node ${process.versions.node}`;
}

function line({ name, value, unit, goal, met }: BenchRow): string {
  const figure = `${Number(value.toPrecision(4))} ${unit}`;
  return `| ${name} | ${figure} | ${goal ?? ''} | ${met === undefined ? '' : met ? 'yes' : '**no**'} |`;
}

function section({ title, method, rows }: BenchReport): string {
  return [
    `## ${title}`,
    '',
    method,
    '',
    `Measured on ${machine()}.`,
    '',
    '| figure | measured | goal | met |',
    '| --- | --- | --- | --- |',
    ...rows.map(line),
    '',
  ].join('\n');
}

const HEAD = [
  '# Benchmarks',
  '',
  '`npm run bench` measures everything, `npm run bench search` one part. Each section names the machine that it was measured on.',
  'What bookings under faults came to is in [testing](testing.md#bookings-under-faults).',
  '',
].join('\n');

/** A whole run writes the page anew, anything less replaces its own sections. */
function writeReport(reports: readonly BenchReport[], isWhole: boolean): void {
  const page = path.join(root, 'docs', 'benchmarks.md');
  const titleOf = (text: string): string => /^## (.*)/.exec(text)?.[1] ?? '';
  const made = new Map(reports.map((r) => [r.title, section(r)]));
  const old =
    isWhole || !existsSync(page)
      ? []
      : readFileSync(page, 'utf8')
          .split(/^(?=## )/m)
          .slice(1);
  const kept = old.filter((text) => !made.has(titleOf(text))).map((text) => `${text.trim()}\n`);
  const sections = [...kept, ...made.values()].sort((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1));
  writeFileSync(page, `${HEAD}\n${sections.join('\n')}`);
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const everything = readdirSync(__dirname).filter((f) => f.endsWith('.bench.ts'));
  const files = everything.filter((f) => wanted.length === 0 || wanted.some((w) => f.includes(w)));
  const reports: BenchReport[] = [];
  for (const file of files.sort()) {
    console.error(file);
    // every benchmark file exports `run`, see report.ts
    const bench = (await import(path.join(__dirname, file))) as BenchModule;
    const report = await bench.run();
    if (!report) continue;
    reports.push(report);
    console.log(section(report));
  }
  writeReport(reports, reports.length === everything.length);
  const missed = reports.flatMap((r) => r.rows).filter((r) => r.met === false);
  process.exit(missed.length === 0 ? 0 : 1);
}

void main();
