/** A detached signature as Apple asks for one of a pass: CMS SignedData (RFC 5652) with SHA-256 and RSA, in DER (X.690). */
import { createHash, createPrivateKey, createSign, X509Certificate } from 'node:crypto';

/** Who signs: PEM texts; `intermediate` is Apple's certificate that the signer's hangs from. */
interface Signer {
  readonly certificate: string;
  readonly key: string;
  readonly intermediate: string;
}

const TAG = { integer: 0x02, octets: 0x04, null: 0x05, oid: 0x06, utcTime: 0x17, sequence: 0x30, set: 0x31, context0: 0xa0 } as const;

const OIDS = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
} as const;

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const size = Buffer.from(length.toString(16).padStart(length > 0xffff ? 6 : length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | size.length]), size, content]);
}

function oid(name: string): Buffer {
  const [first = 0, second = 0, ...rest] = name.split('.').map(Number);
  const base128 = (n: number): readonly number[] => {
    const bytes = [n & 0x7f];
    for (let left = n >>> 7; left > 0; left >>>= 7) bytes.unshift((left & 0x7f) | 0x80);
    return bytes;
  };
  return der(TAG.oid, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(TAG.sequence, ...parts);
const algorithm = (name: string): Buffer => sequence(oid(name), der(TAG.null));
const attribute = (name: string, value: Buffer): Buffer => sequence(oid(name), der(TAG.set, value));

/** A complete element at a place, and where the next begins. */
function elementAt(bytes: Buffer, at: number): { readonly whole: Buffer; readonly inside: number; readonly next: number } {
  const short = bytes[at + 1] ?? 0;
  const more = short < 0x80 ? 0 : short & 0x7f;
  const length = more === 0 ? short : bytes.readUIntBE(at + 2, more);
  const inside = at + 2 + more;
  return { whole: bytes.subarray(at, inside + length), inside, next: inside + length };
}

/** Issuer and serial number of a certificate, as they are in it. */
function nameOf({ raw }: X509Certificate): Buffer {
  const body = elementAt(raw, elementAt(raw, 0).inside);
  const version = elementAt(raw, body.inside);
  const serial = raw[body.inside] === TAG.context0 ? elementAt(raw, version.next) : version;
  const issuer = elementAt(raw, elementAt(raw, serial.next).next);
  return sequence(issuer.whole, serial.whole);
}

/** `YYMMDDHHMMSSZ`. */
const utcTime = (at: Date): Buffer => Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`);

/** The signature of a text that is sent along with it. */
export function signDetached(content: Buffer, { certificate, key, intermediate }: Signer, now: Date): Buffer {
  const [own, above] = [new X509Certificate(certificate), new X509Certificate(intermediate)];
  const digest = createHash('sha256').update(content).digest();
  // the parts of a set are sorted by their bytes
  const attributes = [
    attribute(OIDS.contentType, oid(OIDS.data)),
    attribute(OIDS.signingTime, der(TAG.utcTime, utcTime(now))),
    attribute(OIDS.messageDigest, der(TAG.octets, digest)),
  ].sort(Buffer.compare);
  // signed as a set of its own, and put in as a part that is named by its place
  const signature = createSign('sha256')
    .update(der(TAG.set, ...attributes))
    .sign(createPrivateKey(key));
  const one = der(TAG.integer, Buffer.from([1]));
  const signer = sequence(
    one,
    nameOf(own),
    algorithm(OIDS.sha256),
    der(TAG.context0, ...attributes),
    algorithm(OIDS.rsa),
    der(TAG.octets, signature),
  );
  const signed = sequence(
    one,
    der(TAG.set, algorithm(OIDS.sha256)),
    sequence(oid(OIDS.data)),
    der(TAG.context0, own.raw, above.raw),
    der(TAG.set, signer),
  );
  return sequence(oid(OIDS.signedData), der(TAG.context0, signed));
}
