/** `npm run bench`: runs every benchmark in a process of its own turn and writes docs/benchmarks.md with the machine named. */
import { readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BenchReport, BenchRow } from '../bench/report';

const root = path.resolve(__dirname, '..');

interface BenchModule {
  readonly run: () => Promise<BenchReport>;
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
  return [`## ${title}`, '', method, '', '| figure | measured | goal | met |', '| --- | --- | --- | --- |', ...rows.map(line), ''].join(
    '\n',
  );
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const files = readdirSync(path.join(root, 'bench')).filter(
    (f) => f.endsWith('.bench.ts') && (wanted.length === 0 || wanted.some((w) => f.includes(w))),
  );
  const reports: BenchReport[] = [];
  for (const file of files.sort()) {
    console.error(file);
    // every benchmark file exports `run`, see bench/report.ts
    const bench = (await import(path.join(root, 'bench', file))) as BenchModule;
    const report = await bench.run();
    reports.push(report);
    console.log(section(report));
  }
  if (wanted.length === 0) {
    const head = ['# Benchmarks', '', `Measured with \`npm run bench\` on ${machine()}.`, ''].join('\n');
    writeFileSync(path.join(root, 'docs', 'benchmarks.md'), `${head}\n${reports.map(section).join('\n')}`);
  }
  const missed = reports.flatMap((r) => r.rows).filter((r) => r.met === false);
  process.exit(missed.length === 0 ? 0 : 1);
}

void main();
