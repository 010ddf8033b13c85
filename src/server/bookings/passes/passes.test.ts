/** Passes as their formats require (booking.61): read and verified by other programs. */
import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { readWallets } from '../../platform/config/walletsConfig';
import type { ConfigFault, ReadVariable } from '../../platform/config/readVariable';
import { bookings } from '../bookings.tables';
import { applePassOf } from './applePass';
import { googlePassLink } from './googlePass';

let world: World;
let folder: string;
const at = (name: string): string => path.join(folder, name);
const openssl = (...args: readonly string[]): string => execFileSync('openssl', args, { encoding: 'utf8', cwd: folder, stdio: 'pipe' });

beforeAll(async () => {
  world = await World.open();
  folder = mkdtempSync(path.join(tmpdir(), 'wf-pass-'));
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-days',
    '900',
    '-subj',
    '/CN=Test WWDR/O=Test',
  );
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'pass.key',
    '-out',
    'pass.csr',
    '-subj',
    '/CN=pass.com.example.trips/OU=ABCDE12345',
  );
  openssl('x509', '-req', '-in', 'pass.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-out', 'pass.pem', '-days', '800');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(at('google.json'), JSON.stringify({ client_email: 'passes@example.iam.gserviceaccount.com', private_key: key }));
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await world.database.close();
});

const APPLE = () => ({
  APPLE_PASS_TYPE: 'pass.com.example.trips',
  APPLE_TEAM: 'ABCDE12345',
  APPLE_PASS_CERTIFICATE: at('pass.pem'),
  APPLE_PASS_KEY: at('pass.key'),
  APPLE_WWDR: at('ca.pem'),
});
const GOOGLE = () => ({ GOOGLE_WALLET_ISSUER: '3388000000012345678', GOOGLE_WALLET_KEY: at('google.json') });

/** What an environment leads to, and what is wrong with it. */
function configured(env: Readonly<Record<string, string>>) {
  const faults: ConfigFault[] = [];
  const read: ReadVariable = (variable, fallback, mustBe, parse) => {
    const text = env[variable];
    const value = text === undefined ? fallback : parse(text);
    if (text !== undefined && value === null) faults.push({ variable, mustBe });
    return value ?? fallback;
  };
  return { settings: readWallets(read, faults), faults: faults.map(({ variable }) => variable).sort() };
}

async function booked(locale: 'en' | 'es' = 'en') {
  const server = world.start();
  const draftId = await world.draft(server);
  await server.checkout.book({ ...(await world.body(server, draftId)), locale }, `pass-${draftId}`, SECRET);
  const [booking] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
  if (!booking) throw new Error('nothing was booked');
  const timeZoneOf = (code: string) => (code === 'JFK' ? 'America/New_York' : 'Europe/London');
  return { draftId, facts: { booking, place: 0, brandName: 'Wingfare', timeZoneOf, now: new Date() } };
}

it('a pass for Apple Wallet is an archive whose manifest has the hash of each file, signed by the certificate of the pass type', async () => {
  const { facts } = await booked();
  const { apple } = configured(APPLE()).settings;
  if (apple === null) throw new Error('not configured');
  writeFileSync(at('trip.pkpass'), applePassOf(facts, apple) ?? '');
  execFileSync('unzip', ['-q', '-o', at('trip.pkpass'), '-d', at('trip')]);
  const read = (name: string) => readFileSync(path.join(folder, 'trip', name));
  const manifest = JSON.parse(read('manifest.json').toString()) as Readonly<Record<string, string>>;
  expect(Object.keys(manifest)).toEqual(['pass.json', 'icon.png', 'icon@2x.png']);
  for (const [name, hash] of Object.entries(manifest)) expect(createHash('sha1').update(read(name)).digest('hex')).toBe(hash);
  const verifying = [
    'cms',
    '-verify',
    '-binary',
    '-inform',
    'DER',
    '-in',
    'trip/signature',
    '-content',
    'trip/manifest.json',
    '-CAfile',
    'ca.pem',
    '-purpose',
    'any',
  ];
  expect(() => openssl(...verifying)).not.toThrow();
  writeFileSync(path.join(folder, 'trip', 'manifest.json'), '{}');
  expect(() => openssl(...verifying)).toThrow(/digest failure|Verification failure/i);
  expect(JSON.parse(read('pass.json').toString())).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: 'pass.com.example.trips',
    teamIdentifier: 'ABCDE12345',
    relevantDate: '2027-03-14T02:30:00.000Z',
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      primaryFields: [
        { label: 'New York', value: 'JFK' },
        { label: 'London', value: 'LHR' },
      ],
    },
  });
  expect(read('pass.json').toString()).not.toMatch(/Maria|4242|1985/);
});

it('a link to Google Wallet is signed by the service account, and has neither names nor references in it', async () => {
  const { facts } = await booked('es');
  const { google } = configured(GOOGLE()).settings;
  if (google === null) throw new Error('not configured');
  const link = googlePassLink(facts, google, 'https://wingfare.example') ?? '';
  expect(link).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
  const [head = '', body = '', signature = ''] = link.replace(/^.*\//, '').split('.');
  const isSigned = verify('sha256', Buffer.from(`${head}.${body}`), createPublicKey(google.key), Buffer.from(signature, 'base64url'));
  expect(isSigned).toBe(true);
  const text = Buffer.from(body, 'base64url').toString();
  expect(JSON.parse(text)).toMatchObject({
    aud: 'google',
    typ: 'savetowallet',
    origins: ['https://wingfare.example'],
    payload: { genericObjects: [{ classId: '3388000000012345678.wingfare-itinerary', state: 'ACTIVE' }] },
  });
  expect(text).toContain('No es un pase de abordar');
  for (const secret of [facts.booking.reference, facts.booking.supplierReference ?? '-', 'Maria']) expect(text).not.toContain(secret);
});

it('are offered where they are configured, for a booking that stands, and not otherwise', async () => {
  const { draftId } = await booked();
  const wallets = configured({ ...APPLE(), ...GOOGLE() }).settings;
  const [without, with_] = [world.start(), world.start({ wallets })];
  expect(await without.manage.read(SECRET, draftId)).not.toHaveProperty('value.wallets');
  expect(await without.manage.applePass(SECRET, draftId, 0)).toMatchObject({ ok: false, error: { code: 'booking_unknown' } });
  expect(await with_.manage.read(SECRET, draftId)).toHaveProperty('value.wallets', ['apple', 'google']);
  expect(await with_.manage.applePass(SECRET, draftId, 0)).toMatchObject({ ok: true });
  expect(await with_.manage.applePass(SECRET, draftId, 1)).toMatchObject({ ok: false });
  expect(await with_.manage.googlePass('f'.repeat(64), draftId, 0)).toMatchObject({ ok: false });
  await world.database.db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.draftId, draftId));
  expect(await with_.manage.read(SECRET, draftId)).not.toHaveProperty('value.wallets');
  expect(await with_.manage.googlePass(SECRET, draftId, 0)).toMatchObject({ ok: false });
});

it('need all that belongs together, and files that can be read', () => {
  expect(configured({})).toEqual({ settings: { apple: null, google: null }, faults: [] });
  const { APPLE_WWDR: _, ...some } = APPLE();
  expect(configured(some)).toMatchObject({ settings: { apple: null }, faults: ['APPLE_WWDR'] });
  expect(configured({ ...APPLE(), APPLE_PASS_KEY: at('pass.pem') }).faults).toEqual(['APPLE_PASS_KEY']);
  expect(configured({ ...GOOGLE(), GOOGLE_WALLET_KEY: at('nothing.json') }).faults).toEqual(['GOOGLE_WALLET_KEY']);
});
