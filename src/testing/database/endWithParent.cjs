/**
 * Ends the database of a run of tests once the process that started it is gone, even by SIGKILL: that process holds the other end of the
 * standard input. The argument is the folder of the database.
 */
const { readFileSync, rmSync } = require('node:fs');
const path = require('node:path');

const folder = process.argv[2];
process.stdin.resume().on('end', () => {
  try {
    process.kill(Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT');
  } catch {
    // it has ended in order
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});
