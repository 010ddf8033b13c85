/** The metrics of a running process: on a port of their own, true of what travelers did, and gone with the process. */
import { Buyer } from './fixtures/buyer';
import { freePort } from './fixtures/site';
import { expect, test } from './fixtures/test';

/** Of a text of Prometheus: a series and its value. */
type Values = ReadonlyMap<string, number>;

async function scrape(port: number): Promise<Values> {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)]);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}

test(
  'a process is counted on a port of its own, which strangers learn nothing from and which ends with it',
  { tag: '@release' },
  async ({ startSite }) => {
    const port = await freePort();
    const site = await startSite({ env: { METRICS_PORT: String(port) } });
    expect(site.output()).toContain('metrics are served');
    const before = await scrape(port);
    expect(before.get('wingfare_ready')).toBe(1);
    expect(before.get('wingfare_searches_total{answer="cold"}')).toBe(0);

    await test.step('a search and a booking are counted', async () => {
      const buyer = new Buyer(site.origin);
      expect(await buyer.book(await buyer.prepare())).toMatchObject({ status: 201, body: { state: 'done' } });
      const after = await scrape(port);
      expect(after.get('wingfare_searches_total{answer="cold"}')).toBe(1);
      expect(after.get('wingfare_booking_moves_total{saga="payment",state="done"}')).toBe(1);
      expect(after.get('wingfare_http_requests_total{route="/api/booking",status="2xx"}')).toBe(1);
      expect(after.get('wingfare_provider_call_duration_seconds_count{port="gateway",provider="sandbox",call="capture"}')).toBe(1);
      expect(after.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    });

    await test.step('neither port has what the other one has', async () => {
      const onSite = await fetch(`${site.origin}/metrics`);
      expect([onSite.status, await onSite.text()]).toEqual([404, expect.not.stringContaining('wingfare_http')]);
      for (const path of ['/', '/healthz', '/api/booking', '/us-es/'])
        expect((await fetch(`http://127.0.0.1:${String(port)}${path}`)).status).toBe(404);
    });

    await test.step('a second process that wants the same port is refused in one line', async () => {
      const second = await startSite({ waitReady: false, env: { METRICS_PORT: String(port) } });
      expect((await second.exited).code).toBe(1);
      expect(second.output()).toContain(`Port ${String(port)} on 127.0.0.1 is in use: set METRICS_PORT to another one.`);
    });

    expect((await site.stop()).code).toBe(0);
    await expect(fetch(`http://127.0.0.1:${String(port)}/metrics`)).rejects.toThrow();
  },
);

test('without a port nothing is counted', { tag: '@release' }, async ({ site }) => {
  expect(site.output()).not.toContain('metrics are served');
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
});
