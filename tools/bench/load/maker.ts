/** A process that makes load, as the benchmarks know it. */
import { fork } from 'node:child_process';
import path from 'node:path';
import type { Site } from '../../../e2e/fixtures/site';
import type { Order, Reports } from './generator';

export interface LoadMaker {
  do<K extends Order['kind']>(order: Extract<Order, { kind: K }>): Promise<Reports[K]>;
  end(): void;
}

/** A process that makes load on the site. */
export function startLoadMaker(site: Pick<Site, 'origin'>): LoadMaker {
  const child = fork(path.join(__dirname, 'generator.ts'), [new URL(site.origin).port], {
    execArgv: ['-r', 'ts-node/register/transpile-only'],
    serialization: 'advanced', // keeps NaN, where nothing was answered
  });
  return {
    do: (order) =>
      new Promise((resolve, reject) => {
        const failed = (code: number | null): void => reject(new Error(`the load generator ended with ${String(code)}`));
        child.once('exit', failed);
        child.once('message', (report) => {
          child.off('exit', failed);
          resolve(report as Reports[typeof order.kind]); // our own child, our own type
        });
        child.send(order);
      }),
    end: () => child.kill(),
  };
}
