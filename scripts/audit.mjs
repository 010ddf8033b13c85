/**
 * Known faults of the packages the running server needs, as the registry tells them: those of severity high or critical fail. A registry
 * that does not answer is reported and fails nothing: what it does not know cannot be fixed here.
 */
import { spawnSync } from 'node:child_process';
import { root } from './prepare.mjs';

/** Longest wait for the registry. */
const ANSWER_MS = 30_000;
const SEVERE = ['high', 'critical'];

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${ANSWER_MS / 2}`], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: ANSWER_MS,
});
const report = readReport(stdout);
if (report === null) console.log('audit: the registry does not answer, nothing was checked');
else {
  const severe = Object.values(report.vulnerabilities).filter(({ severity }) => SEVERE.includes(severity));
  for (const { name, severity, range } of severe) console.log(`audit: ${name} ${range} (${severity})`);
  console.log(severe.length === 0 ? 'audit: no severe fault is known' : `audit: ${severe.length} packages failed`);
  process.exitCode = severe.length === 0 ? 0 : 1;
}

/** Null for anything but a report: no text, an error of the registry, a page of a proxy. */
function readReport(text) {
  try {
    const value = JSON.parse(text);
    return typeof value.vulnerabilities === 'object' && value.vulnerabilities !== null ? value : null;
  } catch {
    return null;
  }
}
