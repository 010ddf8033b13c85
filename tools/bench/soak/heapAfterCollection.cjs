/** Preloaded into a server of a soak: at SIGUSR2 each thread collects its garbage and writes what is left of it into `SOAK_HEAP_FOLDER`, a file a thread. */
const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const { BroadcastChannel, isMainThread, threadId } = require('node:worker_threads');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const channel = new BroadcastChannel('heap after collection');
channel.unref();

function write() {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(path.join(process.env.SOAK_HEAP_FOLDER, String(threadId)), String(heapUsed + external));
}

channel.onmessage = write;
// only the main thread hears signals
if (isMainThread)
  process.on('SIGUSR2', () => {
    channel.postMessage('collect');
    write();
  });
