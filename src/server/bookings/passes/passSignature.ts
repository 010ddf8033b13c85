/** A detached signature as Apple asks for one of a pass: CMS SignedData with SHA-256 and RSA, in DER. */
import { asn1, pkcs7, pki, util } from 'node-forge';
import { required } from '#core/domain/values/checkedReads';
import type { ApplePasses } from '../../platform/config/walletsConfig';

const oid = (name: string): string => required(pki.oids[name], name);

/** The signature of a text that is sent along with it. */
export function signDetached(
  content: Buffer,
  { certificate, key, intermediate }: Pick<ApplePasses, 'certificate' | 'key' | 'intermediate'>,
  now: Date,
): Buffer {
  const signed = pkcs7.createSignedData();
  signed.content = util.createBuffer(content.toString('binary'));
  signed.addCertificate(certificate);
  signed.addCertificate(intermediate);
  signed.addSigner({
    key: pki.privateKeyFromPem(key),
    certificate,
    digestAlgorithm: oid('sha256'),
    authenticatedAttributes: [
      { type: oid('contentType'), value: oid('data') },
      { type: oid('messageDigest') },
      { type: oid('signingTime'), value: now.toISOString() },
    ],
  });
  signed.sign({ detached: true });
  return Buffer.from(asn1.toDer(signed.toAsn1()).getBytes(), 'binary');
}
