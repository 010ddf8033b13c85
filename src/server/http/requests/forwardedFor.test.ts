import fc from 'fast-check';
import { fastify } from 'fastify';
import { cases } from '#testing/testSize';
import { createAddressOf, isAmong, readForwardedFor, registerForwardedFor } from './forwardedFor';

it.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['203.0.113.7:51234', ['203.0.113.7']],
  ['203.0.113.7:1, 10.0.0.2:443', ['203.0.113.7', '10.0.0.2']],
  ['[2001:DB8::1]:443', ['2001:db8::1']],
  ['"[2001:db8::1]"', ['2001:db8::1']],
  ['2001:db8::1', ['2001:db8::1']],
  ['', []],
  [' , ', []],
  ['unknown', []],
  ['_hidden', []],
  ['garbage, 203.0.113.7', ['203.0.113.7']],
  ['203.0.113.7, garbage', []],
  ['198.51.100.1, garbage, 203.0.113.7', ['203.0.113.7']],
  ['203.0.113.7.', []],
  ['203.0.113.7:x', []],
  ['999.0.113.7', []],
])('%j tells of %j', (header, addresses) => {
  expect(readForwardedFor(header)).toEqual(addresses);
});

it('has one spelling for an address, whatever port it comes from and whatever a visitor wrote before it', () => {
  const port = fc.option(fc.nat({ max: 65_535 }), { nil: null });
  fc.assert(
    fc.property(fc.ipV4(), port, fc.string(), (address, from, before) => {
      const entry = from === null ? address : `${address}:${from}`;
      expect(readForwardedFor(`${before},${entry}`).at(-1)).toBe(address);
    }),
  );
});

it('names whose a call is before Fastify does, and as Fastify does', async () => {
  const trusted = ['10.0.0.0/8', '2001:db8::/32'];
  const addressOf = createAddressOf(isAmong(trusted));
  const app = fastify({ trustProxy: trusted });
  registerForwardedFor(app);
  app.get('/', (request) => [addressOf(request.raw), request.ip]);
  const address = fc.constantFrom('10.0.0.1', '10.9.9.9', '203.0.113.7', '198.51.100.1', '2001:db8::1', '2001:db9::1');
  const header = fc.array(fc.oneof(address, fc.constantFrom('unknown', '10.0.0.3:443', ''))).map((entries) => entries.join(', '));
  await fc.assert(
    fc.asyncProperty(address, fc.option(header), async (remoteAddress, forwarded) => {
      const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded };
      const [ours, fastifys] = (await app.inject({ url: '/', remoteAddress, headers })).json<[string, string]>();
      expect(ours).toBe(fastifys);
    }),
    { numRuns: cases(80, 400) },
  );
  await app.close();
});
