/** `npm run bench [name …]`: runs every benchmark, or those named, and writes them into docs/benchmarks.md with the machine named. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keptSectionOf, pageWith, sectionOf } from './page';
import type { BenchReport } from './report';

const root = path.resolve(__dirname, '../..');

interface BenchModule {
  /** Null where what it needs is not there: its section stays as it was. */
  readonly run: () => Promise<BenchReport | null>;
}

function machine(): string {
  const cpus = os.cpus();
  return `${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, load ${os.loadavg()[0]?.toFixed(0) ?? ''} before it`;
}

/** A whole run writes the page again, anything less replaces its own sections. */
function writeReport(sections: readonly string[], isWhole: boolean): void {
  const page = path.join(root, 'docs', 'benchmarks.md');
  writeFileSync(page, pageWith(isWhole || !existsSync(page) ? '' : readFileSync(page, 'utf8'), sections));
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const everything = readdirSync(__dirname).filter((f) => f.endsWith('.bench.ts'));
  const files = everything.filter((f) => wanted.length === 0 || wanted.some((w) => f.includes(w)));
  const circumstances = { day: new Date().toISOString().slice(0, 10), machine: machine() };
  const reports: BenchReport[] = [];
  for (const file of files.sort()) {
    console.error(file);
    // every benchmark file exports `run`, see report.ts
    const bench = (await import(path.join(__dirname, file))) as BenchModule;
    const report = await bench.run();
    if (!report) continue;
    reports.push(report);
    console.log(sectionOf(report, circumstances));
  }
  writeReport(
    reports.map((report) => keptSectionOf(report, circumstances)),
    reports.length === everything.length,
  );
  const missed = reports.flatMap((r) => r.rows).filter((r) => r.met === false);
  process.exit(missed.length === 0 ? 0 : 1);
}

void main();
