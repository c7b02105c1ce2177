// Judges a time stamp (RFC 3161) without the portal and without its libraries: that it is over this digest, unaltered, and of an authority
// that leads to one of the roots.
import { type Certificate, hashOf, isSignedBy, leadsToRoot, readCertificate, same } from './certificate.ts';
import { type Der, momentOf, octetsOf, oidOf, part, readDer } from './der.ts';

export type TokenFault = 'token-foreign' | 'token-broken' | 'token-untrusted';

export interface Judged {
  readonly fault: TokenFault | null;
  /** The authority's own time in milliseconds, and the name in its certificate. */
  readonly atMs: number;
  readonly authority: string;
}

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const TIME_STAMP = '1.2.840.113549.1.9.16.1.4';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const [SEQUENCE, SET, OCTET_STRING, FIRST] = [0x30, 0x31, 0x04, 0xa0];

const digestOf = async (hash: string, bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest(hash, bytes));

interface Token {
  /** The signed content: the time, and the digest that it is of. */
  readonly info: Uint8Array<ArrayBuffer>;
  readonly imprint: { readonly hash: string; readonly digest: Uint8Array<ArrayBuffer> };
  readonly atMs: number;
  readonly certificates: readonly Certificate[];
  readonly signer: Certificate;
  readonly attributes: Der;
  readonly hash: string;
  readonly algorithm: Der;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** @throws Error where it is no time stamp, has not one signer, or lacks the signer's certificate */
function readToken(bytes: Uint8Array<ArrayBuffer>): Token {
  const content = readDer(bytes);
  const [, , type, ...rest] = part(part(content, 1), 0).parts;
  const signers = rest.at(-1);
  if (oidOf(part(content, 0)) !== SIGNED_DATA || type === undefined || signers?.tag !== SET) throw new Error('signed');
  if (oidOf(part(type, 0)) !== TIME_STAMP || signers.parts.length !== 1) throw new Error('time stamp');
  const info = octetsOf(part(part(type, 1), 0));
  const stated = readDer(info);
  const imprint = part(stated, 2);
  const certificates = (rest.find(({ tag }) => tag === FIRST)?.parts ?? [])
    .filter(({ tag }) => tag === SEQUENCE)
    .map(readCertificate);
  const [, named, digest, attributes, algorithm, signature] = part(signers, 0).parts;
  if (named === undefined || digest === undefined || attributes?.tag !== FIRST) throw new Error('signer');
  if (algorithm === undefined || signature?.tag !== OCTET_STRING) throw new Error('signature');
  const signer = certificates.find(
    ({ issuer, serial }) => same(issuer, part(named, 0).bytes) && same(serial, part(named, 1).content),
  );
  if (signer === undefined) throw new Error('certificate');
  return {
    info,
    imprint: { hash: hashOf(part(imprint, 0)), digest: part(imprint, 1).content },
    atMs: momentOf(part(stated, 4)),
    certificates,
    signer,
    attributes,
    hash: hashOf(digest),
    algorithm,
    signature: octetsOf(signature),
  };
}

/** The signed attributes say what was signed, by its hash, and with which certificate. */
async function attributesFit({ attributes, info, hash, signer }: Token): Promise<boolean> {
  const of = (oid: string) => {
    const found = attributes.parts.find((one) => oidOf(part(one, 0)) === oid);
    return found && part(part(found, 1), 0);
  };
  const [type, digest, older, newer] = [CONTENT_TYPE, MESSAGE_DIGEST, SIGNING_CERTIFICATE, SIGNING_CERTIFICATE_V2].map(
    of,
  );
  if (type === undefined || oidOf(type) !== TIME_STAMP) return false;
  if (digest === undefined || !same(digest.content, await digestOf(hash, info))) return false;
  const fits = async (named: Der, standard: string) => {
    // The first id is that of the signer's certificate; further ones are those above it.
    const { parts } = part(part(named, 0), 0);
    const held = parts.find(({ tag }) => tag === OCTET_STRING);
    const own = parts[0]?.tag === SEQUENCE && standard !== 'SHA-1' ? hashOf(parts[0]) : standard;
    return held !== undefined && same(held.content, await digestOf(own, signer.der));
  };
  if (older === undefined && newer === undefined) return false;
  return (
    (older === undefined || (await fits(older, 'SHA-1'))) && (newer === undefined || (await fits(newer, 'SHA-256')))
  );
}

/** The signature is over the attributes as the set that they are, not as the part of the token. */
function signedBytes({ attributes }: Token): Uint8Array<ArrayBuffer> {
  const bytes = attributes.bytes.slice();
  bytes[0] = SET;
  return bytes;
}

/** Judges a token over something of that SHA-256, at the token's own time: a certificate may have ended since. */
export async function judgeToken(
  bytes: Uint8Array<ArrayBuffer>,
  sha256: Uint8Array,
  roots: readonly Certificate[],
): Promise<Judged> {
  try {
    const token = readToken(bytes);
    const { signer, imprint, atMs, hash, algorithm, signature, certificates: known } = token;
    const judged = (fault: TokenFault | null) => ({ fault, atMs, authority: signer.name });
    if (imprint.hash !== 'SHA-256' || !same(imprint.digest, sha256)) return judged('token-foreign');
    if (!signer.isForTimeStamps || !(await attributesFit(token))) return judged('token-broken');
    const isSigned = await isSignedBy(signer, { data: signedBytes(token), signature, algorithm, hash });
    if (!isSigned) return judged('token-broken');
    return judged((await leadsToRoot(signer, { known, roots, atMs })) ? null : 'token-untrusted');
  } catch {
    return { fault: 'token-broken', atMs: Number.NaN, authority: '' };
  }
}
