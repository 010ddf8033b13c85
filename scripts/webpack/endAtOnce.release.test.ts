/** A build that is ended early, as Ctrl-C does: the next one is as if it had not been. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const inRoot = (file: string): string => JSON.stringify(path.join(ROOT, file));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'end-at-once-'));
  const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
  write('entry.js', "import './slow';");
  write('slow.js', '');
  // a module that is never read to its end
  write(
    'loader.js',
    "module.exports = function () { this.async(); process.stdout.write('compiling'); setInterval(() => undefined, 1000); };",
  );
  write(
    'webpack.config.js',
    `require(${inRoot('node_modules/ts-node/register/transpile-only')});
     require(${inRoot('scripts/webpack/endAtOnce.ts')}).endAtOnce();
     module.exports = {
       mode: 'production',
       context: __dirname,
       entry: './entry.js',
       cache: { type: 'filesystem', cacheDirectory: __dirname + '/cache' },
       module: { rules: [{ test: /slow/, loader: __dirname + '/loader.js' }] },
     };`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['SIGINT', 'SIGTERM'] as const)('%s fails it, and keeps nothing of it', async (signal) => {
  const build = spawn(
    process.execPath,
    [path.join(ROOT, 'node_modules/webpack-cli/bin/cli.js'), '-c', path.join(folder, 'webpack.config.js')],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const end = once(build, 'exit');
  build.stdout.once('data', () => build.kill(signal));
  expect(await end).toEqual([signal === 'SIGINT' ? 130 : 143, null]);
  expect(existsSync(path.join(folder, 'cache'))).toBe(false);
});
