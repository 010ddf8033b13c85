/** What changed since the main branch, and which tests of jest that concerns. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';

/** What every test runs on: after a change of these each of them is concerned. */
const UNDER_ALL = /^(?:package(?:-lock)?\.json|jest\.config\.ts|tsconfig\.json|src\/testing\/jest\/)/;
/** What a browser sees: pages, the server, and what builds them. */
const ON_SCREEN =
  /^(?:src\/(?!testing\/)(?!.*\.test\.tsx?$)|public\/|scripts\/(?:webpack|compile|prerender|build)|webpack\.config|babel\.config|e2e\/fixtures)/;
/** Files that are read as text, not imported, with what is imported of them. */
const READ_AS_TEXT = [
  [/^src\/server\/platform\/db\/migrations\//, 'src/testing/database/testDatabase.ts'],
  [/^(?:src\/server\/airports\/data\/|scripts\/build-airports)/, 'src/server/airports/airports.generated.json'],
  [/^tools\/machines\/.*\.json$/, 'tools/machines/recordings/recordedFiles.ts'],
];
/** Tests that read sources, styles or documents as text: no import says when they are concerned. */
const READS_SOURCES = /\breaddirSync\(|#testing\/spelling\/|#tools\/config\//;

/** Files that differ from the newest commit shared with the main branch, those not yet in git included; null where no git says so. */
export function changedFiles() {
  for (const main of ['origin/main', 'main']) {
    const base = git('merge-base', 'HEAD', main)?.trim();
    const changed = base && git('diff', '--name-only', '-z', base);
    const added = git('ls-files', '--others', '--exclude-standard', '-z');
    if (changed != null && added != null) return [...new Set([...changed.split('\0'), ...added.split('\0')])].filter(Boolean).sort();
  }
  return null;
}

/** Arguments of jest for the tests that a change can break; null where that is all of them. */
export function concernedTests(changed) {
  if (changed.some((file) => UNDER_ALL.test(file))) return null;
  const imported = READ_AS_TEXT.filter(([files]) => changed.some((file) => files.test(file))).map(([, module]) => module);
  const files = [...changed, ...imported].map((file) => path.join(root, file)).filter((file) => existsSync(file));
  return ['--passWithNoTests', '--findRelatedTests', ...files, ...readersOfSources()];
}

/** Whether a change can be seen in a browser. */
export const isOnScreen = (changed) => changed.some((file) => ON_SCREEN.test(file));

/** Browser tests that changed themselves. */
export const changedBrowserTests = (changed) =>
  changed.filter((file) => /^e2e\/[^/]+\.e2e\.ts$/.test(file) && existsSync(path.join(root, file)));

/** Test files of jest in some folders. */
export function testsIn(...folders) {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(root, folder, name))
      .filter((file) => /\.test\.tsx?$/.test(file)),
  );
}

const readersOfSources = () => [
  ...testsIn('scripts', 'tools/config'),
  ...testsIn('src/core', 'src/web', 'tools').filter((file) => READS_SOURCES.test(readFileSync(file, 'utf8'))),
];

/** What git says; null where there is no git, no repository or no such commit. */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
  } catch {
    return null;
  }
}
